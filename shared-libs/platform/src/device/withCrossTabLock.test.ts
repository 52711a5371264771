import { withCrossTabLock } from './withCrossTabLock';

const log: string[] = [];
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const task = (name: string) => async () => {
  log.push(`${name} begins`);
  await pause(20);
  log.push(`${name} ends`);
  return name;
};

beforeEach(() => void log.splice(0));

test('[X4] without browser locks, tasks of one name run one after the other', async () => {
  expect((navigator as Partial<Navigator>).locks).toBeUndefined();
  const results = await Promise.all(['a', 'b', 'c'].map((name) => withCrossTabLock('lock', task(name))));
  expect(results).toEqual(['a', 'b', 'c']);
  expect(log.map((line) => line.split(' ')[1])).toEqual([
    'begins',
    'ends',
    'begins',
    'ends',
    'begins',
    'ends',
  ]);
  expect(localStorage).toHaveLength(0);
});

test('[X4] a task that fails gives the lock back', async () => {
  await expect(withCrossTabLock('lock', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withCrossTabLock('lock', task('next'))).toBe('next');
});

test('[X4] the lease of a tab that died ends by itself', async () => {
  localStorage.setItem('lock', `dead ${Date.now() - 1}`);
  expect(await withCrossTabLock('lock', task('next'))).toBe('next');
});

test('[X4] storage that throws does not keep the task from running', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(await withCrossTabLock('lock', task('next'))).toBe('next');
});

test('[X4] browser locks are used where they are', async () => {
  const request = jest.fn((_name: string, run: () => Promise<string>) => run());
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  expect(await withCrossTabLock('lock', task('a'))).toBe('a');
  expect(request).toHaveBeenCalledWith('lock', expect.any(Function));
  Reflect.deleteProperty(navigator, 'locks');
});

test('[X4] browser locks that are refused give way to the lease; a task that fails is not run twice', async () => {
  const request = jest.fn((_name: string, _run: () => Promise<string>) =>
    Promise.reject<string>(new DOMException('Blocked', 'SecurityError')),
  );
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  expect(await withCrossTabLock('lock', task('a'))).toBe('a');
  request.mockImplementation((_name, run) => run());
  const failing = jest.fn(() => Promise.reject(new Error('no')));
  await expect(withCrossTabLock('lock', failing)).rejects.toThrow('no');
  expect(failing).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'locks');
});
