import fs from 'node:fs';
import { join } from 'node:path';
import { createFixtureStore, REGISTRY, writeRegistry } from '../test/createFixtureStore';
import { createLiveRegistry } from './createLiveRegistry';

let releasesDir: string;
beforeEach(() => {
  releasesDir = createFixtureStore();
});
afterEach(() => {
  jest.restoreAllMocks();
  fs.rmSync(releasesDir, { recursive: true });
});

test('reads a registry again after a failed read, such as with too many open files', () => {
  const problems: string[] = [];
  const live = createLiveRegistry(join(releasesDir, 'registry.json'), {
    onProblem: (message) => problems.push(message),
  });
  expect(live.read().revision).toBe(1);
  writeRegistry(releasesDir, { ...REGISTRY, revision: 20 });
  const read = jest.spyOn(fs, 'readFileSync').mockImplementationOnce(() => {
    throw new Error('EMFILE: too many open files');
  });
  expect(live.read().revision).toBe(1);
  expect(problems).toEqual([expect.stringContaining('EMFILE: too many open files. Revision 1 stays live.')]);
  expect(live.read().revision).toBe(20);
  live.read();
  expect(read).toHaveBeenCalledTimes(2);
});

test('does not claim that a release is live when the first registry cannot be read', () => {
  const file = join(releasesDir, 'registry.json');
  fs.writeFileSync(file, '{');
  const problems: string[] = [];
  createLiveRegistry(file, {
    onProblem: (message) => problems.push(message),
  }).read();
  expect(problems).toEqual([expect.stringMatching(/^Could not read .*\. No release is live yet\.$/)]);
});

test('names the channel of the gateway in the command that repairs a malformed entry', () => {
  const malformed = { current: { version: 1 }, previous: [] } as never;
  writeRegistry(releasesDir, { ...REGISTRY, remotes: { market: malformed } });
  const problems: string[] = [];
  const onProblem = (message: string) => void problems.push(message);
  createLiveRegistry(join(releasesDir, 'registry.json'), { onProblem, channel: 'staging' }).read();
  expect(problems.join()).toContain('npm run release -- publish market --channel staging');
});

test('reports once that the registry cannot be read, however many requests come meanwhile', () => {
  const problems: string[] = [];
  const live = createLiveRegistry(join(releasesDir, 'registry.json'), {
    onProblem: (message) => problems.push(message),
  });
  live.read();
  const failReads = () =>
    jest.spyOn(fs, 'statSync').mockImplementation(() => {
      throw new Error('EACCES: permission denied');
    });
  for (let outage = 1; outage <= 2; outage += 1) {
    const failing = failReads();
    for (let request = 0; request < 3; request += 1) live.read();
    expect(problems).toHaveLength(outage);
    failing.mockRestore();
    live.read();
  }
});

test('keeps what is live when the file is deleted, such as by a lost mount, and says so once', () => {
  const problems: string[] = [];
  const file = join(releasesDir, 'registry.json');
  const live = createLiveRegistry(file, {
    onProblem: (message) => problems.push(message),
  });
  live.read();
  fs.rmSync(file);
  for (let request = 0; request < 2; request += 1) expect(live.read().revision).toBe(1);
  expect(problems).toEqual([expect.stringMatching(/^Could not read .*ENOENT.*Revision 1 stays live\.$/)]);
  writeRegistry(releasesDir, { ...REGISTRY, revision: 2 });
  expect(live.read().revision).toBe(2);
});
