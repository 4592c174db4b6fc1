"""What mypyc gets wrong in the C code that it writes is mended, and nothing else is touched."""

from wyrmhall._mypyc import mended

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
