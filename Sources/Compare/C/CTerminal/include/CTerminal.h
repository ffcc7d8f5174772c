#ifndef CTERMINAL_H
#define CTERMINAL_H

/// Takes over a terminal: each key arrives at once and isn't echoed, and the screen's contents are set aside.
///
/// From now on, whatever ends or stops the process restores the terminal first; only SIGKILL can't be caught. This is
/// written in C because it happens in signal handlers, where hardly any function may be called.
///
/// Returns a descriptor that becomes readable when everything has to be redrawn, after a resize or after the process
/// was stopped. Returns -1 and sets errno if the terminal can't be taken over.
int terminal_take_over(int input, int output);

/// Restores the terminal; does nothing if it wasn't taken over.
void terminal_give_back(void);

/// Gets the numbers of columns and rows; both are 0 if unknown.
void terminal_size(int output, int *columns, int *rows);

#endif
