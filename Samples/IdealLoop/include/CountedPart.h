#pragma once

/// Calls a function with a context. `Tests/count-instructions` has callgrind count instructions from the begin of this
/// function to its end, and nowhere else.
void counted_part(void (*_Nonnull body)(void *_Nullable), void *_Nullable context);

/// Does nothing. At its end callgrind writes down what it has counted and begins again at zero.
void write_counted_part(void);
