import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { EMPTY_REGISTRY } from '@hashgrid/contracts/releases';
import { listRemoteNames } from '../remote/loadRemoteConfig';
import { parseArguments } from './parseArguments';
import { publishAll } from './publishAll';

jest.mock('node:child_process', () => ({ spawn: jest.fn() }));
jest.mock('../compile/paths', () => ({
  ...jest.requireActual<object>('../compile/paths'),
  IS_WORKSPACE: false,
  ROOT: '/team',
  TOOLING_DIR: '/team/node_modules/@hashgrid/tooling/dist',
}));
jest.mock('../remote/loadRemoteConfig', () => ({ listRemoteNames: jest.fn(() => ['shop']) }));
jest.mock('./publish', () => ({
  ...jest.requireActual<object>('./publish'),
  readLive: async () => ({ registry: EMPTY_REGISTRY, damaged: [] }),
}));

const TARGET = { url: 'http://localhost:9', token: 'hgr_1', pagesUrl: 'http://localhost:9' };

const spawnFake = () => {
  const child = Object.assign(new EventEmitter(), { stdout: new EventEmitter(), stderr: new EventEmitter() });
  jest.mocked(spawn).mockReturnValueOnce(child as unknown as ReturnType<typeof spawn>);
  return child;
};

/** Starts to publish, and returns the process of the only build. */
const start = async (options: Partial<Parameters<typeof publishAll>[1]> = {}) => {
  const child = spawnFake();
  const publishing = publishAll(TARGET, {
    ifChanged: false,
    keepOthers: false,
    log: () => undefined,
    ...options,
  });
  while (child.listenerCount('error') === 0) await new Promise((resolve) => setImmediate(resolve));
  return { child, publishing };
};

test("publishes only the remotes from a team's own repository, with the installed command", async () => {
  const { child, publishing } = await start();
  child.emit('close', 0);
  expect(await publishing).toEqual(['shop']);
  expect(spawn).toHaveBeenCalledTimes(1);
  expect(spawn).toHaveBeenCalledWith(
    process.execPath,
    ['/team/node_modules/@hashgrid/tooling/dist/release/cli.js', 'publish', 'shop'],
    expect.objectContaining({ cwd: '/team' }),
  );
});

test('passes on a reason that begins with a dash', async () => {
  const reason = '-5% of the payments fail';
  const { child, publishing } = await start({ reason });
  child.emit('close', 0);
  await publishing;
  const [, ...args] = jest.mocked(spawn).mock.lastCall?.[1] as string[];
  expect(parseArguments(args).flags).toEqual({ reason });
});

test('reports the whole error of a build, including what arrives after the process has exited', async () => {
  const { child, publishing } = await start();
  child.emit('exit', 1);
  child.stderr.emit('data', Buffer.from('Could not build "shop": 1 problem.'));
  child.emit('close', 1);
  await expect(publishing).rejects.toThrow('Could not build "shop": 1 problem.');
});

test('reports an error that two builds have once', async () => {
  jest.mocked(listRemoteNames).mockReturnValueOnce(['shop', 'lottery']);
  const other = spawnFake();
  const { child, publishing } = await start();
  for (const each of [other, child]) {
    each.stderr.emit('data', Buffer.from('The upload could not be stored: the disk is full (ENOSPC).'));
    each.emit('close', 1);
  }
  await expect(publishing).rejects.toThrow(/^The upload could not be stored: the disk is full \(ENOSPC\)\.$/);
});

test('says how to create a remote in a repository that has none', async () => {
  jest.mocked(listRemoteNames).mockReturnValueOnce([]);
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  expect(await publishAll(TARGET, { ifChanged: false, keepOthers: false, log })).toEqual([]);
  expect(lines).toEqual(['This repository has no remotes yet. Create one with: npx hashgrid new <name>']);
});

test('publishes changes at a start without the check, and only if nobody else has published the name meanwhile', async () => {
  const list = { channel: 'live', revision: 1, remotes: [] };
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ data: list }));
  const { child, publishing } = await start({ ifChanged: true, keepOthers: true, channel: 'staging' });
  child.emit('close', 0);
  expect(await publishing).toEqual(['shop']);
  const [, ...args] = jest.mocked(spawn).mock.lastCall?.[1] as string[];
  expect(parseArguments(args)).toEqual({
    positionals: ['publish', 'shop'],
    flags: {
      channel: 'staging',
      emergency: 'a start of the product publishes its changes',
      replaces: 'none',
    },
  });
});
