import type { ChildProcess } from 'node:child_process';

/** Returns whether a process has exited or was killed by a signal. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;
