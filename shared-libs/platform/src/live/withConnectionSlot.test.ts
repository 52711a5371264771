import { withConnectionSlot } from './withConnectionSlot';

/** Locks as browsers have them and jsdom has not. */
function fakeLocks() {
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

const start = () => {
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

test('gives two windows a slot, and a third one once a slot is free', async () => {
  Object.assign(navigator, { locks: fakeLocks() });
  const [first, second, third] = [start(), start(), start()];
  await third?.done;
  expect([first?.isRunning(), second?.isRunning(), third?.isRunning()]).toEqual([true, true, false]);
  first?.end();
  await first?.done;
  const fourth = start();
  await flushPromises();
  expect(fourth.isRunning()).toBe(true);
});

test('does the work in a browser without locks', async () => {
  const only = start();
  await flushPromises();
  expect(only.isRunning()).toBe(true);
});
