import { readFileSync } from 'node:fs';

/** Whether a process has ended without its parent noticing. Some containers keep such processes for as long as they run. */
const isZombie = (pid: number): boolean => {
  try {
    // The name of the command, in parentheses, may contain anything.
    return /\) Z [^)]*$/.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    // Only Linux has this file.
    return false;
  }
};

/** Whether a process of this machine is running. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // The process is running, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !isZombie(pid);
};
