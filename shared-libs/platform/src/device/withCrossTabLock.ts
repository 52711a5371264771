import { deviceStorage } from './deviceStorage';

/** How long a tab waits for a lock, twice, before it steals the lock from a tab that the browser has suspended. */
const PATIENCE_MS = 2000;
const LEASE_MS = 2 * PATIENCE_MS;
const POLL_MS = 50;

type Task<Result> = () => Promise<Result>;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Tries to acquire the lease; returns whether it succeeded. The lease of a crashed or suspended tab expires. */
function acquireLease(key: string, owner: string): boolean {
  const [holder, until] = (deviceStorage.get(key) ?? '').split(' ');
  const leftMs = Number(until) - Date.now();
  // A longer lease was written before the device's clock was set back.
  if (holder && holder !== owner && leftMs > 0 && leftMs <= LEASE_MS) return false;
  deviceStorage.set(key, `${owner} ${Date.now() + LEASE_MS}`);
  const stored = deviceStorage.get(key);
  return stored === null || stored.startsWith(`${owner} `);
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

/** Runs a task in a Web Lock; null if the lock is not granted in time. */
async function runIfGranted<Result>(
  locks: LockManager,
  name: string,
  task: Task<Result>,
): Promise<{ result: Result } | null> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  let hasStarted = false;
  const start = async () => {
    hasStarted = true;
    clearTimeout(timer);
    return { result: await task() };
  };
  try {
    return await runInLock(locks, name, { signal: patience.signal }, start);
  } catch (error) {
    clearTimeout(timer);
    if (!hasStarted && patience.signal.aborted) return null;
    throw error;
  }
}

async function withWebLock<Result>(locks: LockManager, name: string, task: Task<Result>): Promise<Result> {
  const granted = await runIfGranted(locks, name, task);
  if (granted) return granted.result;
  // A second lock lets one waiting tab steal, and the others wait for its task.
  return withWebLock(locks, `${name}.steal`, async () => {
    const late = await runIfGranted(locks, name, task);
    return late ? late.result : runInLock(locks, name, { steal: true }, task);
  });
}

/**
 * Runs a task while no other tab runs one with the same lock name. Uses the Web Locks API, or a lease in local storage
 * where it is missing (plain HTTP) or blocked. A tab that holds the lock for more than four seconds loses it to the next:
 * the task must tolerate that both run.
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
