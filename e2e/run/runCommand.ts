import { spawn, type ChildProcess } from 'node:child_process';

const MINUTE_MS = 60_000;

interface CommandOptions {
  env?: Record<string, string>;
  /** Whether the output of the command is discarded. */
  isQuiet?: boolean;
  /** Time without output after which the command is killed; 15 minutes by default. */
  silenceLimitMs?: number;
}

/** Thrown when a command printed nothing for so long that it must be hanging. */
export class StalledCommandError extends Error {
  constructor(commandLine: string, silenceMs: number) {
    const silence = silenceMs < MINUTE_MS ? `${silenceMs / 1000} s` : `${silenceMs / MINUTE_MS} minutes`;
    super(
      `"${commandLine}" stalled: it printed nothing for ${silence} and was killed. ` +
        'The last line above is where it hung. Run the command alone to find out why.',
    );
    this.name = 'StalledCommandError';
  }
}

/** Returns variables that turn colors on: the output goes through a pipe, so the command cannot detect the terminal. */
const getColorEnv = () => (process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {});

const running = new Set<ChildProcess>();

/** Sends a signal to the process group of a command: the command and its children. */
const signalGroup = ({ pid }: ChildProcess, signal: NodeJS.Signals): void => {
  if (!pid) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    // The group has just ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

// SIGTERM, which a command can pass on to children in process groups of their own.
process.on('exit', () => running.forEach((child) => signalGroup(child, 'SIGTERM')));

/** Exits with the code by which shells report an interruption: 128 and the number of SIGINT. */
const exitInterrupted = () => process.exit(130);

const addRunning = (child: ChildProcess): void => {
  if (running.size === 0) process.once('SIGINT', exitInterrupted).once('SIGTERM', exitInterrupted);
  running.add(child);
};

const removeRunning = (child: ChildProcess): void => {
  running.delete(child);
  if (running.size === 0) process.off('SIGINT', exitInterrupted).off('SIGTERM', exitInterrupted);
};

/**
 * Runs a command in the current folder, for as long as it takes. Resolves with its exit code; 127 when it does not exist.
 * @throws {StalledCommandError} when it has printed nothing for `silenceLimitMs`; the command and its children are killed.
 */
export const runCommand = (
  command: string,
  args: readonly string[],
  { env, isQuiet = false, silenceLimitMs = 15 * MINUTE_MS }: CommandOptions = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    // In a process group of its own, so that the children of the command can be killed with it.
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...getColorEnv(), ...env },
      detached: true,
    });
    let isStalled = false;
    addRunning(child);
    const timer = setTimeout(() => {
      isStalled = true;
      signalGroup(child, 'SIGKILL');
    }, silenceLimitMs);
    const handleOutput = (stream: NodeJS.WriteStream) => (chunk: string) => {
      timer.refresh();
      if (!isQuiet) stream.write(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', handleOutput(process.stdout));
    child.stderr.setEncoding('utf8').on('data', handleOutput(process.stderr));
    const settle = (exitCode: number) => {
      clearTimeout(timer);
      removeRunning(child);
      if (isStalled) reject(new StalledCommandError([command, ...args].join(' '), silenceLimitMs));
      else resolve(exitCode);
    };
    child.once('error', () => settle(127));
    // Unlike `exit`, `close` comes after all output.
    child.once('close', (exitCode) => settle(exitCode ?? 1));
  });
