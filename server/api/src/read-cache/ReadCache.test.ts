import { ReadCache } from './ReadCache';

const SECONDS = 5;

describe('a shared read', () => {
  let time = 0;
  let reads: { resolve(value: number): void; reject(error: Error): void }[] = [];
  let cache: ReadCache;

  const read = () => new Promise<number>((resolve, reject) => void reads.push({ resolve, reject }));
  const share = () => cache.share('power', read);

  beforeEach(() => {
    time = 0;
    reads = [];
    cache = new ReadCache(() => new Date(time), SECONDS);
  });

  test('serves concurrent calls, and later ones until it is too old', async () => {
    const both = [share(), share()];
    reads[0]?.resolve(7);
    expect(await Promise.all(both)).toEqual([7, 7]);
    time = SECONDS * 1000 - 1;
    expect(await share()).toBe(7);
    expect(reads).toHaveLength(1);
    time += 1;
    void share();
    expect(reads).toHaveLength(2);
  });

  test('that fails rejects for all waiting calls and is not cached', async () => {
    const both = [share(), share()];
    reads[0]?.reject(new Error('no connection'));
    for (const call of both) await expect(call).rejects.toThrow('no connection');
    const next = share();
    reads[1]?.resolve(8);
    expect(await next).toBe(8);
  });

  test('that began before a change is not given to calls after it', async () => {
    const before = share();
    cache.invalidate('power');
    const after = share();
    reads[1]?.resolve(2);
    reads[0]?.resolve(1);
    expect(await Promise.all([before, after])).toEqual([1, 2]);
    expect(await share()).toBe(2);
    expect(reads).toHaveLength(2);
  });

  test('is repeated after the clock was set back', () => {
    time = 10_000;
    void share();
    time = 0;
    void share();
    expect(reads).toHaveLength(2);
  });
});
