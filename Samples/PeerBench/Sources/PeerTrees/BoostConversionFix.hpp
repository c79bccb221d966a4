#pragma once
// Boost 1.74 counts beyond the values of three enumerations, which newer compilers refuse: given a type, an enumeration
// has all values of that type. The headers hold nothing but the enumerations.
#define udt_builtin_mixture_enum udt_builtin_mixture_enum : int
#include <boost/numeric/conversion/udt_builtin_mixture_enum.hpp>
#undef udt_builtin_mixture_enum
#define int_float_mixture_enum int_float_mixture_enum : int
#include <boost/numeric/conversion/int_float_mixture_enum.hpp>
#undef int_float_mixture_enum
#define sign_mixture_enum sign_mixture_enum : int
#include <boost/numeric/conversion/sign_mixture_enum.hpp>
#undef sign_mixture_enum
