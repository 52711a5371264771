import type { Registry } from '@hashgrid/contracts';
import { ArtifactStoreError, EMPTY_REGISTRY } from '@hashgrid/contracts/releases';
import { createReleaseHealth } from './createReleaseHealth';
import type { LocalFiles } from './LocalFiles';

test('copies a release that becomes live while a slow store delivers the one before', async () => {
  let registry: Registry = EMPTY_REGISTRY;
  const deliveries: (() => void)[] = [];
  const fetchLiveFiles = jest.fn(() => new Promise<void>((resolve) => deliveries.push(resolve)));
  const files = { fetchLiveFiles } as unknown as LocalFiles;
  const health = createReleaseHealth({ read: () => registry }, files, () => undefined);
  const check = health.check();
  const published = { ...EMPTY_REGISTRY, revision: 2 };
  registry = published;
  deliveries[0]?.();
  while (deliveries.length < 2) await new Promise((resolve) => setImmediate(resolve));
  expect(fetchLiveFiles).toHaveBeenLastCalledWith(published);
  deliveries[1]?.();
  expect(await check).toEqual([]);
  expect(fetchLiveFiles).toHaveBeenCalledTimes(2);
});

describe('a copy that fails or does not end', () => {
  const RETRY_MS = 10_000;
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const openHealth = () => {
    const problems: string[] = [];
    const fetchLiveFiles = jest.fn(() => Promise.reject(new ArtifactStoreError('The store is down.')));
    const files = { fetchLiveFiles } as unknown as LocalFiles;
    const live = { read: () => EMPTY_REGISTRY };
    const health = createReleaseHealth(live, files, (message) => void problems.push(message));
    return { health, fetchLiveFiles, problems };
  };

  test('is retried until it succeeds, although nobody asks for a check, and is reported once', async () => {
    const { health, fetchLiveFiles, problems } = openHealth();
    await health.check();
    await jest.advanceTimersByTimeAsync(RETRY_MS);
    expect(fetchLiveFiles).toHaveBeenCalledTimes(2);
    fetchLiveFiles.mockResolvedValue(undefined as never);
    await jest.advanceTimersByTimeAsync(10 * RETRY_MS);
    expect(fetchLiveFiles).toHaveBeenCalledTimes(3);
    expect(problems).toEqual(['The store is down.']);
  });

  test('is not retried after the gateway has closed', async () => {
    const { health, fetchLiveFiles } = openHealth();
    await health.check();
    health.stop();
    await jest.advanceTimersByTimeAsync(10 * RETRY_MS);
    expect(fetchLiveFiles).toHaveBeenCalledTimes(1);
  });

  test('reads the registry no more once the gateway has closed while a store does not respond', async () => {
    let deliver = () => {};
    const fetchLiveFiles = () => new Promise<void>((resolve) => (deliver = resolve));
    const files = { fetchLiveFiles } as unknown as LocalFiles;
    const read = jest.fn(() => EMPTY_REGISTRY);
    const health = createReleaseHealth({ read }, files, () => undefined);
    const check = health.check();
    const { length } = read.mock.calls;
    health.stop();
    await jest.runAllTimersAsync();
    const problems = await check;
    deliver();
    await jest.runAllTimersAsync();
    expect([problems, read.mock.calls.length]).toEqual([[], length]);
  });
});
