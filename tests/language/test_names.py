import pytest

from preferans_desktop.language.players import Gender
from preferans_desktop.language.serbian.names import CASES, decline

# name: genitive, dative, accusative, vocative, instrumental
MEN = {
    "Stevan": "Stevana Stevanu Stevana Stevane Stevanom",
    "Petar": "Petra Petru Petra Petre Petrom",
    "Aleksandar": "Aleksandra Aleksandru Aleksandra Aleksandre Aleksandrom",
    "Lazar": "Lazara Lazaru Lazara Lazare Lazarom",
    "Božidar": "Božidara Božidaru Božidara Božidare Božidarom",
    "Đurađ": "Đurđa Đurđu Đurđa Đurđu Đurđem",
    "Miloš": "Miloša Milošu Miloša Miloše Milošem",
    "Predrag": "Predraga Predragu Predraga Predraže Predragom",
    "Vuk": "Vuka Vuku Vuka Vuče Vukom",
    "Novak": "Novaka Novaku Novaka Novače Novakom",
    "Nemanja": "Nemanje Nemanji Nemanju Nemanja Nemanjom",
    "Albert": "Alberta Albertu Alberta Alberte Albertom",
    "Mark": "Marka Marku Marka Marče Markom",
    "Vasilij": "Vasilija Vasiliju Vasilija Vasiliju Vasilijem",
    "Nikola": "Nikole Nikoli Nikolu Nikola Nikolom",
    "Luka": "Luke Luki Luku Luka Lukom",
    "Ilija": "Ilije Iliji Iliju Ilija Ilijom",
    "Pera": "Pere Peri Peru Pero Perom",
    "Jovica": "Jovice Jovici Jovicu Jovice Jovicom",
    "Noa": "Noe Noi Nou Noa Noom",
    "Marko": "Marka Marku Marka Marko Markom",
    "Danilo": "Danila Danilu Danila Danilo Danilom",
    "Leo": "Lea Leu Lea Leo Leom",
    "Mario": "Marija Mariju Marija Mario Mariom",
    "Pavle": "Pavla Pavlu Pavla Pavle Pavlom",
    "Đorđe": "Đorđa Đorđu Đorđa Đorđe Đorđem",
    "Miloje": "Miloja Miloju Miloja Miloje Milojem",
    "Dimitrije": "Dimitrija Dimitriju Dimitrija Dimitrije Dimitrijem",
    "Bane": "Baneta Banetu Baneta Bane Banetom",
    "Toni": "Tonija Toniju Tonija Toni Tonijem",
    "Igrač 2": "Igrača 2,Igraču 2,Igrača 2,Igraču 2,Igračem 2",
    "Petar Petrović": (
        "Petra Petrovića,Petru Petroviću,Petra Petrovića,Petre Petroviću,Petrom Petrovićem"
    ),
    "Čika Pera": "Čika Pere,Čika Peri,Čika Peru,Čika Pero,Čika Perom",
    "Мирко": "Мирка Мирку Мирка Мирко Мирком",
    "Петар Љубић": ("Петра Љубића,Петру Љубићу,Петра Љубића,Петре Љубићу,Петром Љубићем"),
    "petar": "petra petru petra petre petrom",
    "MARKO": "MARKA MARKU MARKA MARKO MARKOM",
}
WOMEN = {
    "Mira": "Mire Miri Miru Miro Mirom",
    "Ana": "Ane Ani Anu Ana Anom",
    "Milica": "Milice Milici Milicu Milice Milicom",
    "Olga": "Olge Olgi Olgu Olga Olgom",
    "Branka": "Branke Branki Branku Branka Brankom",
    "Marija": "Marije Mariji Mariju Marija Marijom",
    "Мира": "Мире Мири Миру Миро Миром",
    "Ђурђица": "Ђурђице Ђурђици Ђурђицу Ђурђице Ђурђицом",
    "Mia": "Mije Miji Miju Mia Mijom",
    "Lea": "Lee Lei Leu Lea Leom",
    "Đurđica": "Đurđice Đurđici Đurđicu Đurđice Đurđicom",
    "Ana Marija": "Ane Marije,Ani Mariji,Anu Mariju,Ana Marija,Anom Marijom",
    "Ana-Marija": "Ana-Marije Ana-Mariji Ana-Mariju Ana-Marija Ana-Marijom",
    "Mira Petrović": ("Mire Petrović,Miri Petrović,Miru Petrović,Miro Petrović,Mirom Petrović"),
}
UNCHANGED = {
    Gender.M: [
        "Mike", "Henry", "Max", "Xavier", "Quentin", "Ante", "Haidu", "Pavao", "Starac", "Krk",
        "Ли", "Конјовић", "Мirko", "McGregor", "R2D2", "Sremski", "Ji", "-", "?!", "a",
    ],
    Gender.F: ["Karmen", "Ines", "Nives", "Meri", "Mimi", "Alice", "Dolores", "Kiyo", "Maya", "Aa"],
}  # fmt: skip


CASES_OF_NAMES = [
    (name, gender, forms.split("," if "," in forms else None))
    for gender, table in ((Gender.M, MEN), (Gender.F, WOMEN))
    for name, forms in table.items()
]


@pytest.mark.parametrize(("name", "gender", "forms"), CASES_OF_NAMES)
def test_name_is_declined(name, gender, forms):
    declined = [decline(name, gender, case) for case in CASES]
    assert declined == [name, *forms]


@pytest.mark.parametrize(
    ("name", "gender"), [(name, gender) for gender, names in UNCHANGED.items() for name in names]
)
def test_name_of_no_certain_pattern_stays(name, gender):
    assert {decline(name, gender, case) for case in CASES} == {name}


def test_odd_spaces_stay():
    assert decline("  Mira  Ana ", Gender.F, "acc") == "  Miru  Anu "


def test_unknown_case_is_an_error():
    with pytest.raises(ValueError, match="not in"):
        decline("Mira", Gender.F, "loc")
