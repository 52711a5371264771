import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { EMPTY_REGISTRY } from '@hashgrid/contracts/releases';
import { publishAll } from './publishAll';

jest.mock('node:child_process', () => ({ spawn: jest.fn() }));
jest.mock('./publish', () => ({
  listPublishable: () => ['shop'],
  readLive: async () => ({ registry: EMPTY_REGISTRY, damaged: [] }),
}));

const TARGET = { url: 'http://localhost:9', token: 'hgr_1', pagesUrl: 'http://localhost:9' };

test('reports the whole error of a build, including what arrives after the process has exited', async () => {
  const child = Object.assign(new EventEmitter(), { stdout: new EventEmitter(), stderr: new EventEmitter() });
  jest.mocked(spawn).mockReturnValueOnce(child as unknown as ReturnType<typeof spawn>);
  const publishing = publishAll(TARGET, { ifChanged: false, keepOthers: false, log: () => undefined });
  while (child.listenerCount('error') === 0) await new Promise((resolve) => setImmediate(resolve));
  child.emit('exit', 1);
  child.stderr.emit('data', Buffer.from('Could not build "shop": 1 problem.'));
  child.emit('close', 1);
  await expect(publishing).rejects.toThrow('Could not build "shop": 1 problem.');
});
