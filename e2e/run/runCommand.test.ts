import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { waitUntil } from '@hashgrid/api/test/waitUntil';
import { isAlive } from '@hashgrid/tooling/release/isAlive';
import { ROOT } from '../fixtures/paths';
import { runCommand, StalledCommandError } from './runCommand';

const runScript = (script: string, options: Parameters<typeof runCommand>[2] = {}) =>
  runCommand(process.execPath, ['-e', script], { isQuiet: true, ...options });

test('resolves with the exit code of the command', async () => {
  expect(await runScript('')).toBe(0);
  expect(await runScript('process.exit(3)')).toBe(3);
  expect(await runCommand('no-such-command', [], { isQuiet: true })).toBe(127);
});

test('passes environment variables on', async () => {
  expect(await runScript('process.exit(Number(process.env.CODE))', { env: { CODE: '7' } })).toBe(7);
});

test('shows the output of the command, unless it is quiet', async () => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const getOutput = () => write.mock.calls.map(([chunk]) => String(chunk)).join('');
  await runScript('console.log("hidden")');
  expect(getOutput()).toBe('');
  await runScript('console.log("shown")', { isQuiet: false });
  expect(getOutput()).toBe('shown\n');
});

test('kills a command that prints nothing for too long, and its children', async () => {
  // The child inherits the pipe and keeps it open, so the run does not settle while the child lives.
  const script =
    'require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" }); setInterval(() => {}, 1000)';
  const run = runScript(script, { silenceLimitMs: 1000 });
  await expect(run).rejects.toThrow(StalledCommandError);
  await expect(run).rejects.toThrow('stalled: it printed nothing for 1 s and was killed');
});

/** A process that runs a command, which prints its ID, and that fails on the first input. */
const FAILING_RUN = `
import { runCommand } from './e2e/run/runCommand.ts';
process.stdin.once('data', () => { throw new Error('It failed.'); });
void runCommand(process.execPath, ['-e', 'console.log(process.pid); setInterval(() => {}, 1000)']);`;

test('ends a command when the process that runs it fails', async () => {
  const run = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', FAILING_RUN], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const [pid] = (await once(createInterface({ input: run.stdout }), 'line')) as [string];
  run.stdin.write('fail');
  expect(await once(run, 'exit')).toEqual([1, null]);
  await waitUntil(() => !isAlive(Number(pid)));
});

test('restarts the time limit whenever the command prints', async () => {
  const silenceLimitMs = 600_000;
  const dir = mkdtempSync(join(tmpdir(), 'run-'));
  const receivedFile = join(dir, 'received');
  const setTimer = jest.spyOn(globalThis, 'setTimeout');
  // Prints the second line only when the first one has been received; otherwise both could arrive at once.
  const run = runScript(
    `const { existsSync } = require('node:fs');
    console.log(1);
    const timer = setInterval(() => {
      if (!existsSync(process.env.RECEIVED_FILE)) return;
      clearInterval(timer);
      console.log(2);
    }, 10);`,
    { silenceLimitMs, env: { RECEIVED_FILE: receivedFile } },
  );
  const limitTimer = setTimer.mock.results.find(
    (_, index) => setTimer.mock.calls[index]![1] === silenceLimitMs,
  )!;
  const timer = limitTimer.value as NodeJS.Timeout;
  const refresh = jest.spyOn(timer, 'refresh').mockImplementation(() => {
    writeFileSync(receivedFile, '');
    return timer;
  });
  expect(await run).toBe(0);
  expect(refresh).toHaveBeenCalledTimes(2);
  rmSync(dir, { recursive: true });
});
