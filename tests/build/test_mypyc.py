"""What mypyc gets wrong in the C code that it writes is mended, and nothing else is touched."""

from pathlib import Path

from wyrmhall._mypyc import keep, mended, stamp

COLLECTED = """\
static void
state___State_dealloc(StateObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, state___State_dealloc)
    state___State_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_state___State(void);
"""

ACYCLIC = """\
    static void
    said___Cards_dealloc(CardsObject *self)
    {
        CPy_TRASHCAN_BEGIN(self, said___Cards_dealloc)
        said___Cards_clear((PyObject *)self);
        Py_TYPE(self)->tp_free((PyObject *)self);
        CPy_TRASHCAN_END(self)
        done: ;
    }
"""

MENDED = """\
    static void
    said___Cards_dealloc(CardsObject *self)
    {
        said___Cards_clear((PyObject *)self);
        Py_TYPE(self)->tp_free((PyObject *)self);
        done: ;
    }
"""


def test_acyclic_instances_stay_out_of_the_trashcan() -> None:
    assert mended(COLLECTED + ACYCLIC + COLLECTED) == COLLECTED + MENDED + COLLECTED


def test_all_else_stays() -> None:
    code = '#include "Python.h"\n' + COLLECTED
    assert mended(code) == code
    assert mended(mended(ACYCLIC)) == MENDED


def test_what_decides_whether_something_is_compiled_again(tmp_path: Path) -> None:
    code, header = tmp_path / "game.c", tmp_path / "kernel.h"
    code.write_text("int seats(void);")
    header.write_text("struct exports;")
    files, tools = [str(code), str(header)], ["cc 12", "-O3", "mypyc 2.4", "Python 3.11"]
    first = stamp(files, tools)
    assert stamp(files[::-1], tools) == first
    for other in range(len(tools)):
        assert stamp(files, [*tools[:other], tools[other] + ".1", *tools[other + 1 :]]) != first
    header.write_text("struct exports { int more; };")
    assert stamp(files, tools) != first


def test_only_the_last_of_what_was_compiled_is_kept(tmp_path: Path) -> None:
    built = tmp_path / "game.so"
    for number in ("one", "two"):
        built.write_text(number)
        keep(built, tmp_path / "kept" / number)
    assert {path.name: path.read_text() for path in (tmp_path / "kept").iterdir()} == {"two": "two"}
