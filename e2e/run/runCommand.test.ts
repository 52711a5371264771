import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  const shown = () => write.mock.calls.map(([chunk]) => String(chunk)).join('');
  await runScript('console.log("hidden")');
  expect(shown()).toBe('');
  await runScript('console.log("shown")', { isQuiet: false });
  expect(shown()).toBe('shown\n');
});

test('kills a command that prints nothing for too long, and what it started', async () => {
  // The child keeps the pipe open: as long as it lives, the command has not ended.
  const script =
    'require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" }); setInterval(() => {}, 1000)';
  const run = runScript(script, { silenceLimitMs: 1000 });
  await expect(run).rejects.toThrow(StalledCommandError);
  await expect(run).rejects.toThrow('stalled: it printed nothing for 1 s and was ended');
});

test('lets a command run for as long as it prints, whatever it takes', async () => {
  const silenceLimitMs = 600_000;
  const dir = mkdtempSync(join(tmpdir(), 'run-'));
  const heard = join(dir, 'heard');
  const setTimer = jest.spyOn(globalThis, 'setTimeout');
  // Prints again only when the first line has been heard: both could come at once.
  const run = runScript(
    `const { existsSync } = require('node:fs');
    console.log(1);
    const timer = setInterval(() => {
      if (!existsSync(process.env.HEARD)) return;
      clearInterval(timer);
      console.log(2);
    }, 10);`,
    { silenceLimitMs, env: { HEARD: heard } },
  );
  const found = setTimer.mock.results.find((_, index) => setTimer.mock.calls[index]![1] === silenceLimitMs)!;
  const timer = found.value as NodeJS.Timeout;
  const refresh = jest.spyOn(timer, 'refresh').mockImplementation(() => {
    writeFileSync(heard, '');
    return timer;
  });
  expect(await run).toBe(0);
  expect(refresh).toHaveBeenCalledTimes(2);
  rmSync(dir, { recursive: true });
});
