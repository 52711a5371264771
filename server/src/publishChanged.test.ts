import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { publishChanged } from './publishChanged';

jest.mock('node:child_process', () => ({ spawn: jest.fn() }));

const target = { url: 'http://localhost', token: 'token', channel: 'staging' };

/** Starts a publish whose process a test controls. */
const startPublish = ({ signal } = new AbortController()) => {
  const child = Object.assign(new EventEmitter(), { stdout: new PassThrough(), stderr: new PassThrough() });
  jest.mocked(spawn).mockReturnValue(child as unknown as ReturnType<typeof spawn>);
  return { child, problems: publishChanged(target, () => undefined, signal) };
};

test('returns the problems that the CLI printed just before it exited', async () => {
  const { child, problems } = startPublish();
  // A process may exit before its output has been read.
  child.emit('exit', 1);
  child.stderr.end('The build of "shop" failed.\n', () => child.emit('close', 1));
  expect(await problems).toBe('The build of "shop" failed.');
});

test('publishes to the channel of the gateway, not to that of the players', async () => {
  const { child, problems } = startPublish();
  child.emit('close', 0);
  await problems;
  expect(jest.mocked(spawn).mock.lastCall?.[1]).toEqual(expect.arrayContaining(['--channel', 'staging']));
});

test.each(['error', 'close'])('reports no problem of a publish that is aborted (%s)', async (event) => {
  const controller = new AbortController();
  const { child, problems } = startPublish(controller);
  controller.abort();
  child.emit(event, event === 'error' ? controller.signal.reason : null);
  expect(await problems).toBeNull();
});
