import { spawn } from 'node:child_process';

interface CommandOptions {
  /** After this time the command and what it started are killed. */
  limitMs: number;
  env?: Record<string, string>;
  /** Output is dropped, not shown. */
  quiet?: boolean;
}

/** Runs a command in the current folder. Resolves with its exit code; 124 when it ran out of time, 127 when it is not there. */
export const runCommand = (
  command: string,
  args: readonly string[],
  { limitMs, env, quiet }: CommandOptions,
): Promise<number> =>
  new Promise((resolve) => {
    // A group of its own, so that a time-out ends its children too.
    const child = spawn(command, args, {
      stdio: quiet ? 'ignore' : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      detached: true,
    });
    const endGroup = () => child.pid && process.kill(-child.pid, 'SIGKILL');
    const endWithUs = () => {
      endGroup();
      process.exit(130);
    };
    let isTimedOut = false;
    const timer = setTimeout(() => {
      isTimedOut = true;
      endGroup();
    }, limitMs);
    const settle = (code: number) => {
      clearTimeout(timer);
      process.off('SIGINT', endWithUs).off('SIGTERM', endWithUs);
      resolve(code);
    };
    process.once('SIGINT', endWithUs).once('SIGTERM', endWithUs);
    child.once('error', () => settle(127));
    child.once('exit', (code) => settle(isTimedOut ? 124 : (code ?? 1)));
  });
