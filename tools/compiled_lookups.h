/* What compiled code looks up by name, remembered at the place that asks: as the interpreter does since 3.11,
   and mypyc does not. A field of a msgspec struct lies at the same offset in all of a type; a name of a module
   means the same until something changes there. Types and dicts tell by a version that is never given twice.
   What does not fit (another Python or compiler, a property) is looked up as before. */

#if defined(__GNUC__) && PY_VERSION_HEX >= 0x030B0000 && PY_VERSION_HEX < 0x030C0000
#include <structmember.h>

typedef struct {
    PyObject *name;   /* held: nearly everywhere it is the same one for good */
    uint64_t version; /* of the type, or of the module's dict; 0 is nobody's */
    Py_ssize_t offset;
    PyObject *found; /* in a module; not held: it is there as long as the dict has this version */
} Remembered;

static void remember(Remembered *last, PyObject *name, uint64_t version, Py_ssize_t offset, PyObject *found) {
    Py_XSETREF(last->name, Py_NewRef(name));
    last->version = version;
    last->offset = offset;
    last->found = found;
}

static inline uint64_t version_of(PyObject *dict) { return ((PyDictObject *)dict)->ma_version_tag; }

static PyObject *field_of_module(PyObject *module, PyObject *name, Remembered *last) {
    PyObject *dict = PyModule_GetDict(module);
    if (last->found != NULL && name == last->name && version_of(dict) == last->version)
        return Py_NewRef(last->found);
    PyObject *found = PyObject_GetAttr(module, name);
    if (found != NULL && PyDict_GetItem(dict, name) == found)
        remember(last, name, version_of(dict), 0, found);
    return found;
}

static PyObject *look_up_field(PyObject *of, PyObject *name, Remembered *last) {
    if (PyModule_CheckExact(of))
        return field_of_module(of, name, last);
    PyTypeObject *type = Py_TYPE(of);
    PyObject *found = PyObject_GetAttr(of, name);
    if (found == NULL || type->tp_getattro != PyObject_GenericGetAttr ||
        !(type->tp_flags & Py_TPFLAGS_VALID_VERSION_TAG))
        return found;
    PyObject *field = _PyType_Lookup(type, name);
    if (field != NULL && Py_IS_TYPE(field, &PyMemberDescr_Type)) {
        PyMemberDef *member = ((PyMemberDescrObject *)field)->d_member;
        if (member->type == T_OBJECT_EX)
            remember(last, name, type->tp_version_tag, member->offset, NULL);
    }
    return found;
}

static inline PyObject *field_of(PyObject *of, PyObject *name, Remembered *last) {
    if (last->offset != 0 && Py_TYPE(of)->tp_version_tag == last->version && name == last->name) {
        PyObject *found = *(PyObject **)((char *)of + last->offset);
        if (found != NULL)
            return Py_NewRef(found);
    }
    return look_up_field(of, name, last);
}

static inline PyObject *global_of(PyObject *globals, PyObject *name, Remembered *last) {
    if (version_of(globals) == last->version)
        return Py_NewRef(last->found);
    PyObject *found = CPyDict_GetItem(globals, name);
    if (found != NULL)
        remember(last, name, version_of(globals), 0, found);
    return found;
}

#undef CPyObject_GetAttr
#define CPyObject_GetAttr(of, name) ({ static Remembered last; field_of(of, name, &last); })
#define LOOK_UP_GLOBAL(globals, name) ({ static Remembered last; global_of(globals, name, &last); })
#else
#define LOOK_UP_GLOBAL(globals, name) CPyDict_GetItem(globals, name)
#endif
