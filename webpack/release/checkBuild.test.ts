import type { Registry } from '@hashgrid/contracts';
import { checkRemote } from '../check/checkRemote';
import { readLiveSet, type LiveSet } from '../environment/readLiveSet';
import { checkBuild } from './checkBuild';

jest.mock('../check/checkRemote', () => ({ checkRemote: jest.fn() }));
jest.mock('../environment/Candidate', () => ({ readCandidate: () => ({}) }));
jest.mock('../environment/readLiveSet', () => ({ readLiveSet: jest.fn() }));

const registry = { revision: 8, shell: { current: { base: '/shell/1.0.0-aa/' } }, remotes: {} };
const createLive = (revision: number, shellBase = 'https://cdn.example.com/shell/1.0.0-aa/') =>
  ({ revision, shellBase }) as LiveSet;

const check = () =>
  checkBuild('market', '/build', {
    registry: registry as unknown as Registry,
    pagesUrl: 'https://play.example.com',
  });

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(checkRemote).mockResolvedValue([]);
});
afterEach(() => jest.useRealTimers());

test('compares a remote with the revision that the publish builds on, once the gateway serves it, also after a pause of the machine', async () => {
  const live = createLive(8);
  const readDuringPause = async () => {
    const later = performance.now() + 60_000;
    jest.spyOn(performance, 'now').mockReturnValue(later);
    jest.advanceTimersByTime(15_000);
    return createLive(7);
  };
  jest.mocked(readLiveSet).mockImplementationOnce(readDuringPause).mockResolvedValueOnce(live);
  await check();
  expect(jest.mocked(checkRemote).mock.calls.map(([, liveSet]) => liveSet)).toEqual([live]);
});

test('compares a remote with a newer revision, which another publish has made live meanwhile', async () => {
  jest.mocked(readLiveSet).mockResolvedValueOnce(createLive(9));
  await check();
  expect(checkRemote).toHaveBeenCalledTimes(1);
});

test.each([
  ['still serves revision 7 instead of 8 of the channel "live"', createLive(7)],
  [
    'serves the shell /shell/2.0.0-bb/ instead of /shell/1.0.0-aa/ of the channel "live"',
    createLive(8, '/shell/2.0.0-bb/'),
  ],
])('fails when the gateway %s', async (problem, live) => {
  jest.mocked(readLiveSet).mockImplementation(async () => {
    jest.advanceTimersByTime(15_000);
    return live;
  });
  await expect(check()).rejects.toThrow(`https://play.example.com ${problem}`);
  expect(checkRemote).not.toHaveBeenCalled();
});
