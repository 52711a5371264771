import { installFakeLocks } from '../../test/fakeLocks';
import { withCrossTabLock } from './withCrossTabLock';
import { pause } from '../../test/pause';

const log: string[] = [];
const createTask = (name: string) => async () => {
  log.push(`${name} begins`);
  await pause(20);
  log.push(`${name} ends`);
  return name;
};

beforeEach(() => void log.splice(0));

test('[X4] without Web Locks, tasks with the same lock name run sequentially', async () => {
  expect((navigator as Partial<Navigator>).locks).toBeUndefined();
  const results = await Promise.all(
    ['a', 'b', 'c'].map((name) => withCrossTabLock('lock', createTask(name))),
  );
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

test('[X4] releases the lock when a task fails', async () => {
  await expect(withCrossTabLock('lock', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withCrossTabLock('lock', createTask('next'))).toBe('next');
});

test('[X4] acquires the expired lease of a crashed tab', async () => {
  localStorage.setItem('lock', `dead ${Date.now() - 1}`);
  expect(await withCrossTabLock('lock', createTask('next'))).toBe('next');
});

test('[X4] runs a task while storage is too full to replace the expired lease of a crashed tab', async () => {
  jest.useFakeTimers();
  localStorage.setItem('lock', `dead ${Date.now() - 1}`);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const handleResult = jest.fn();
  void withCrossTabLock('lock', createTask('next')).then(handleResult);
  await jest.advanceTimersByTimeAsync(1000);
  jest.useRealTimers();
  expect(handleResult).toHaveBeenCalledWith('next');
});

test('[X4] runs the task even if storage throws', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(await withCrossTabLock('lock', createTask('next'))).toBe('next');
});

test('[X4] uses Web Locks where available', async () => {
  const request = jest.fn((_name: string, _options: object, run: () => Promise<string>) => run());
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  expect(await withCrossTabLock('lock', createTask('a'))).toBe('a');
  expect(request).toHaveBeenCalledWith('lock', expect.any(Object), expect.any(Function));
  Reflect.deleteProperty(navigator, 'locks');
});

test('[X4] falls back to the lease when Web Locks are blocked, and does not run a failed task twice', async () => {
  const request = jest.fn((_name: string, _options: object, _run: () => Promise<string>) =>
    Promise.reject<string>(new DOMException('Blocked', 'SecurityError')),
  );
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  expect(await withCrossTabLock('lock', createTask('a'))).toBe('a');
  request.mockImplementation((_name, _options, run) => run());
  const failing = jest.fn(() => Promise.reject(new Error('no')));
  await expect(withCrossTabLock('lock', failing)).rejects.toThrow('no');
  expect(failing).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'locks');
});

describe.each(['Web Locks', 'the lease'])('[X4] a suspended tab that holds the lock, with %s,', (kind) => {
  let removeLocks = () => {};
  beforeEach(() => {
    jest.useFakeTimers();
    if (kind === 'Web Locks') removeLocks = installFakeLocks();
  });
  afterEach(() => {
    removeLocks();
    jest.useRealTimers();
  });

  /** Starts a task that does not end before `wake` is called. */
  function suspend() {
    let wake = (_result: string) => {};
    const result = withCrossTabLock('lock', () => new Promise<string>((resolve) => (wake = resolve)));
    return { result, wake: (name: string) => wake(name) };
  }

  test('delays four waiting tabs by at most five seconds, and their tasks run one at a time', async () => {
    suspend();
    await jest.advanceTimersByTimeAsync(100);
    const waiting = ['a', 'b', 'c', 'd'].map((name) => withCrossTabLock('lock', createTask(name)));
    await jest.advanceTimersByTimeAsync(5000);
    expect(await Promise.all(waiting)).toEqual(['a', 'b', 'c', 'd']);
    const steps = log.map((line) => line.split(' ')[1]);
    expect(steps).toEqual(Array.from({ length: 4 }, () => ['begins', 'ends']).flat());
  });

  test('gets the result of its own task when it wakes', async () => {
    const { result, wake } = suspend();
    await jest.advanceTimersByTimeAsync(100);
    const other = withCrossTabLock('lock', createTask('other'));
    await jest.advanceTimersByTimeAsync(5000);
    expect(await other).toBe('other');
    wake('late');
    expect(await result).toBe('late');
  });

  test('delays others only once', async () => {
    suspend();
    await jest.advanceTimersByTimeAsync(100);
    const first = withCrossTabLock('lock', createTask('first'));
    await jest.advanceTimersByTimeAsync(5000);
    expect(await first).toBe('first');
    const second = withCrossTabLock('lock', createTask('second'));
    await jest.advanceTimersByTimeAsync(100);
    expect(await second).toBe('second');
  });
});
