import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface RunningProcess {
  signal(signal: NodeJS.Signals): void;
  /** Sends a signal, and waits until the process has exited. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

interface ProcessOptions {
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  cwd?: string;
  /** Receives every line of its output. */
  onLine: (line: string) => void;
  /** Returns whether the process is ready; polled until it is. */
  isReady: () => Promise<boolean>;
}

const POLL_MS = 100;

/**
 * Starts a program and waits until it is ready.
 * @throws {Error} with its output when it ends before.
 */
export const startProcess = async ({
  command,
  args,
  env = {},
  cwd,
  onLine,
  isReady,
}: ProcessOptions): Promise<RunningProcess> => {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(cwd && { cwd }),
  });
  const ended = once(child, 'exit');
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      output.push(line);
      onLine(line);
    });
  // A killed command must not leave its servers behind.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  void ended.then(() => process.off('exit', kill));
  while (!(await isReady())) {
    if (child.exitCode !== null)
      throw new Error(`${command} ${args.join(' ')} ended with ${child.exitCode}:\n${output.join('\n')}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return {
    signal: (signal) => void child.kill(signal),
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await ended;
    },
  };
};
