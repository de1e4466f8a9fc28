// The system's headers, and functions for their macros.
#pragma once

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

typedef void (*SignalHandler)(int);

int csystem_errno(void);
char **csystem_environment(void);

int csystem_open(const char *path, int flags, mode_t mode);
// Opens a file without a name, which child processes do not inherit.
int csystem_temporary_file(void);
int csystem_terminal_size(int descriptor, struct winsize *size);

bool csystem_is_open(int descriptor);

// The flag of posix_spawnattr_setflags for a session of its own.
int csystem_session_flag(void);
bool csystem_exited(int status);
int csystem_exit_status(int status);
int csystem_ending_signal(int status);

SignalHandler csystem_ignore_signal(void);
SignalHandler csystem_default_signal(void);
bool csystem_is_ignored(const struct sigaction *action);

// Sleeps until one of the descriptors is ready, a signal that the mask lets in arrives, or the time
// is over; a descriptor or a time less than 0 is not waited for, and NULL leaves the mask as it is.
// Returns more than 0 if a descriptor is ready, 0 if the time is over, otherwise less than 0 with
// `errno`, which is EBADF for a descriptor beyond FD_SETSIZE.
int csystem_select(int input, int output, int milliseconds, const sigset_t *mask);
