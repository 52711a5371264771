import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { publishChanged } from './publishChanged';

jest.mock('node:child_process', () => ({ spawn: jest.fn() }));

test('returns the problems that the CLI printed just before it exited', async () => {
  const child = Object.assign(new EventEmitter(), { stdout: new PassThrough(), stderr: new PassThrough() });
  jest.mocked(spawn).mockReturnValue(child as unknown as ReturnType<typeof spawn>);
  const target = { url: 'http://localhost', token: 'token' };
  const problems = publishChanged(target, () => undefined, new AbortController().signal);
  // A process may exit before its output has been read.
  child.emit('exit', 1);
  child.stderr.end('The build of "shop" failed.\n', () => child.emit('close', 1));
  expect(await problems).toBe('The build of "shop" failed.');
});
