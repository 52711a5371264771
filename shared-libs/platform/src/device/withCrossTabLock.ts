import { deviceStorage } from './deviceStorage';

/**
 * How long a tab waits for a lock. After a second wait of the same length it steals the lock, because the browser may have
 * suspended the tab that holds it.
 */
const WAIT_MS = 2000;
const LEASE_MS = 2 * WAIT_MS;
const POLL_MS = 50;

type Task<Result> = () => Promise<Result>;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Tries to acquire the lease; returns whether it succeeded. The lease of a crashed or suspended tab expires. */
function acquireLease(key: string, owner: string): boolean {
  const [holder, expiresAt] = (deviceStorage.get(key) ?? '').split(' ');
  const remainingMs = Number(expiresAt) - Date.now();
  // A lease cannot last longer than LEASE_MS, unless the device's clock was set back; such a lease is ignored.
  if (holder && holder !== owner && remainingMs > 0 && remainingMs <= LEASE_MS) return false;
  const prefix = `${owner} `;
  // While storage is full or blocked, tasks run without a lease.
  return (
    !deviceStorage.set(key, prefix + (Date.now() + LEASE_MS)) ||
    (deviceStorage.get(key) ?? prefix).startsWith(prefix)
  );
}

async function withLease<Result>(key: string, task: Task<Result>): Promise<Result> {
  const owner = Math.random().toString(36).slice(2);
  do {
    while (!acquireLease(key, owner)) await pause(POLL_MS);
    // If two tabs write at the same time, the later one wins and the other waits.
    await pause(POLL_MS);
  } while (!acquireLease(key, owner));
  try {
    return await task();
  } finally {
    if (deviceStorage.get(key)?.startsWith(`${owner} `)) deviceStorage.remove(key);
  }
}

/** Runs a task in a Web Lock. Returns the result of the task even if another tab steals the lock meanwhile. */
async function runInLock<Result>(
  locks: LockManager,
  name: string,
  options: LockOptions,
  task: Task<Result>,
): Promise<Result> {
  let running: Promise<Result> | undefined;
  try {
    return (await locks.request(name, options, () => (running = task()))) as Result;
  } catch (error) {
    if (running) return running;
    throw error;
  }
}

/** Runs a task in a Web Lock; returns null if the lock is not granted within `WAIT_MS`. */
async function runIfGranted<Result>(
  locks: LockManager,
  name: string,
  task: Task<Result>,
): Promise<{ result: Result } | null> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), WAIT_MS);
  let hasStarted = false;
  const start = async () => {
    hasStarted = true;
    clearTimeout(timer);
    return { result: await task() };
  };
  try {
    return await runInLock(locks, name, { signal: timeout.signal }, start);
  } catch (error) {
    clearTimeout(timer);
    if (!hasStarted && timeout.signal.aborted) return null;
    throw error;
  }
}

async function withWebLock<Result>(locks: LockManager, name: string, task: Task<Result>): Promise<Result> {
  const granted = await runIfGranted(locks, name, task);
  if (granted) return granted.result;
  // A second lock ensures that only one waiting tab steals; the others wait until its task has ended.
  return withWebLock(locks, `${name}.steal`, async () => {
    const secondGrant = await runIfGranted(locks, name, task);
    return secondGrant ? secondGrant.result : runInLock(locks, name, { steal: true }, task);
  });
}

/**
 * Runs a task while no other tab runs one with the same lock name. Uses the Web Locks API, or a lease in local storage
 * where that API is missing (plain HTTP) or blocked. A tab that holds the lock for more than four seconds loses it to the next
 * tab, so tasks must tolerate running at the same time.
 */
export async function withCrossTabLock<Result>(name: string, task: Task<Result>): Promise<Result> {
  const locks = (globalThis.navigator as Navigator | undefined)?.locks;
  if (!locks) return withLease(name, task);
  let hasStarted = false;
  try {
    return await withWebLock(locks, name, () => {
      hasStarted = true;
      return task();
    });
  } catch (error) {
    if (hasStarted) throw error;
    return withLease(name, task);
  }
}
