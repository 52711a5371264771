import { startProcess } from './startProcess';

const start = (script: string) =>
  startProcess({
    command: process.execPath,
    args: ['-e', script],
    onLine: () => undefined,
    isReady: () => Promise.resolve(false),
  });

test('rejects with the output of a program that exits before it is ready', async () => {
  await expect(start('console.log("no port"); process.exit(3)')).rejects.toThrow(
    /exited with code 3 before it was ready:\nno port/,
  );
});

test('rejects when a signal kills the program before it is ready', async () => {
  await expect(start('process.kill(process.pid, "SIGKILL")')).rejects.toThrow(
    /was killed by SIGKILL before it was ready/,
  );
});

test('rejects when the program is not installed', async () => {
  const started = startProcess({
    command: 'no-such-program',
    args: [],
    onLine: () => undefined,
    isReady: () => Promise.resolve(false),
  });
  await expect(started).rejects.toThrow('Could not start no-such-program');
});
