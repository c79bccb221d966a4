#pragma once

/// Calls a function with a context. `Tests/count-instructions` makes callgrind count instructions from the start of
/// this function to its end, and nowhere else.
void counted_part(void (*_Nonnull body)(void *_Nullable), void *_Nullable context);

/// Does nothing. At its end callgrind writes its counts and starts again at zero.
void write_counted_part(void);
