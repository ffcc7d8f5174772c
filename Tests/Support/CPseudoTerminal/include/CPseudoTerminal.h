#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

/// Opens a terminal of 80 columns and 24 rows: the end that a person has, and the end that a program has.
///
/// Returns 0, or -1 when there is none to be had. Swift's module of the C library lacks what this takes.
int pseudo_terminal_open(int *person, int *program);

#endif
