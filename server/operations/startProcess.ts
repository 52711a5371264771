import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { hasEnded } from '@hashgrid/api/test/hasEnded';

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
 * @throws {Error} when the program can't be started, or ends before it is ready; then with its output.
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
  let startError: Error | undefined;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => {
      startError = error;
      resolve();
    });
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      output.push(line);
      onLine(line);
    });
  // A rehearsal that ends must not leave its servers running.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  void ended.then(() => process.off('exit', kill));
  while (!(await isReady())) {
    if (startError) throw new Error(`Could not start ${command}: ${startError.message}. Is it installed?`);
    if (hasEnded(child)) {
      const end = child.signalCode
        ? `was killed by ${child.signalCode}`
        : `exited with code ${child.exitCode}`;
      throw new Error(`${command} ${args.join(' ')} ${end} before it was ready:\n${output.join('\n')}`);
    }
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
