#ifndef CTERMINAL_H
#define CTERMINAL_H

/// Takes a terminal over: each key arrives at once and is not shown, and what stood on the screen is kept aside.
///
/// From here on, whatever ends or stops the process gives the terminal back first; only SIGKILL can't be seen coming. This is
/// C because it happens in signal handlers, where hardly anything may be called.
///
/// Returns a descriptor that becomes readable when all has to be drawn again: after a change of size and after the process
/// was stopped. -1 when the terminal can't be had; errno says why.
int terminal_take_over(int input, int output);

/// Gives the terminal back as it was; does nothing when it wasn't taken over.
void terminal_give_back(void);

/// How many columns and rows there are; 0 where nobody knows.
void terminal_size(int output, int *columns, int *rows);

#endif
