import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './isAlive';

/** Starts a command that ends with its input, prints its ID, and turns into a program that never notices that the command has ended. */
const PARENT = 'exec 3<&0; cat <&3 >/dev/null & echo $!; exec sleep 3600';

let parent: ChildProcess;
afterEach(() => parent.kill());

test('counts a process that has ended as not running, even if its parent has not noticed', async () => {
  const { stdin, stdout } = (parent = spawn('sh', ['-c', PARENT], { stdio: ['pipe', 'pipe', 'inherit'] }));
  const [pid] = (await once(createInterface({ input: stdout }), 'line')) as [string];
  expect(isAlive(Number(pid))).toBe(true);
  stdin.end();
  while (isAlive(Number(pid))) await sleep(20);
  expect(parent.exitCode).toBeNull();
});
