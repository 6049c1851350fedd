/* What compiled code looks up by name, remembered at the place that asks: as the interpreter does since 3.11,
   and mypyc does not. A field of a msgspec struct lies at the same offset in each of a type; a global is the
   same until its module changes. Type and module tell by a version, which is never given twice. What does
   not fit (another Python, another compiler, a property) is looked up as before. */

#if defined(__GNUC__) && !defined(Py_GIL_DISABLED) && PY_VERSION_HEX >= 0x030B0000
#include <structmember.h>

typedef struct {
    unsigned int version;
    Py_ssize_t offset; /* 0: nothing is remembered, as no field lies there */
} RememberedField;

static PyObject *look_up_field(PyObject *of, PyObject *name, RememberedField *last) {
    PyObject *found = PyObject_GetAttr(of, name);
    PyTypeObject *type = Py_TYPE(of);
    if (found == NULL || type->tp_getattro != PyObject_GenericGetAttr ||
        !(type->tp_flags & Py_TPFLAGS_VALID_VERSION_TAG))
        return found;
    PyObject *field = _PyType_Lookup(type, name);
    if (field != NULL && Py_IS_TYPE(field, &PyMemberDescr_Type)) {
        PyMemberDef *member = ((PyMemberDescrObject *)field)->d_member;
        if (member->type == T_OBJECT_EX) {
            last->version = type->tp_version_tag;
            last->offset = member->offset;
        }
    }
    return found;
}

static inline PyObject *field_of(PyObject *of, PyObject *name, RememberedField *last) {
    if (last->offset != 0 && Py_TYPE(of)->tp_version_tag == last->version) {
        PyObject *found = *(PyObject **)((char *)of + last->offset);
        if (found != NULL)
            return Py_NewRef(found);
    }
    return look_up_field(of, name, last);
}

#undef CPyObject_GetAttr
#define CPyObject_GetAttr(of, name) \
    ({ static RememberedField last; field_of(of, name, &last); })
#endif

#if defined(__GNUC__) && !defined(Py_GIL_DISABLED) && PY_VERSION_HEX < 0x030C0000
typedef struct {
    uint64_t version; /* 0: nothing is remembered, as no dict has it */
    PyObject *found;  /* not held: it is in the dict as long as the dict has this version */
} RememberedGlobal;

static inline PyObject *global_of(PyObject *module, PyObject *name, RememberedGlobal *last) {
    uint64_t version = ((PyDictObject *)module)->ma_version_tag;
    if (version == last->version)
        return Py_NewRef(last->found);
    PyObject *found = CPyDict_GetItem(module, name);
    if (found != NULL) {
        last->found = found;
        last->version = ((PyDictObject *)module)->ma_version_tag;
    }
    return found;
}

#define LOOK_UP_GLOBAL(module, name) \
    ({ static RememberedGlobal last; global_of(module, name, &last); })
#else
#define LOOK_UP_GLOBAL(module, name) CPyDict_GetItem(module, name)
#endif
