import { withConnectionSlot } from './withConnectionSlot';

/** Creates a lock manager with `ifAvailable`; jsdom has no Web Locks. */
function createFakeLocks() {
  const held = new Set<string>();
  const request = async (name: string, _: LockOptions, callback: (lock: Lock | null) => Promise<unknown>) => {
    if (held.has(name)) return callback(null);
    held.add(name);
    try {
      return await callback({ name, mode: 'exclusive' });
    } finally {
      held.delete(name);
    }
  };
  return { request };
}

afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

const startWork = () => {
  let end = () => undefined as void;
  let isRunning = false;
  const work = () =>
    new Promise<void>((resolve) => {
      isRunning = true;
      end = resolve;
    });
  const done = withConnectionSlot(work);
  return { done, end: () => end(), isRunning: () => isRunning };
};
const flushPromises = () => new Promise((resolve) => setTimeout(resolve));

test('gives slots to two windows, and to a later one once a slot is free', async () => {
  Object.assign(navigator, { locks: createFakeLocks() });
  const [first, second, third] = [startWork(), startWork(), startWork()];
  await third?.done;
  expect([first?.isRunning(), second?.isRunning(), third?.isRunning()]).toEqual([true, true, false]);
  first?.end();
  await first?.done;
  const fourth = startWork();
  await flushPromises();
  expect(fourth.isRunning()).toBe(true);
});

test('runs the work without a slot if the browser has no Web Locks', async () => {
  const only = startWork();
  await flushPromises();
  expect(only.isRunning()).toBe(true);
});

test('runs the work in one slot only, even when both are free', async () => {
  Object.assign(navigator, { locks: createFakeLocks() });
  const work = jest.fn(() => Promise.resolve());
  await withConnectionSlot(work);
  expect(work).toHaveBeenCalledTimes(1);
});
