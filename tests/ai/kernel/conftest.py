"""Every test that takes `solver` runs on the compiled kernel and on its Python source."""

import os

import pytest

from preferans_ai.kernel import KernelError, Solver, leg


@pytest.fixture(params=["compiled", "python"])
def solver(request: pytest.FixtureRequest) -> Solver:
    try:
        return Solver(leg=leg(request.param))
    except KernelError:
        if os.environ.get("CI"):
            raise
        pytest.skip("the kernel is not compiled here")
