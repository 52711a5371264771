import { deviceStorage } from './deviceStorage';

const LEASE_MS = 20_000;
const POLL_MS = 50;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Tries to acquire the lease; returns whether it succeeded. The lease of a crashed tab expires. */
function acquireLease(key: string, owner: string): boolean {
  const [holder, until] = (deviceStorage.get(key) ?? '').split(' ');
  if (holder && holder !== owner && Number(until) > Date.now()) return false;
  deviceStorage.set(key, `${owner} ${Date.now() + LEASE_MS}`);
  const stored = deviceStorage.get(key);
  return stored === null || stored.startsWith(`${owner} `);
}

async function withLease<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
  const owner = Math.random().toString(36).slice(2);
  const deadline = Date.now() + LEASE_MS;
  while (!acquireLease(key, owner) && Date.now() < deadline) await pause(POLL_MS);
  // If two tabs write at the same time, the later one wins and the other waits.
  await pause(POLL_MS / 5);
  if (!acquireLease(key, owner) && Date.now() < deadline) return withLease(key, task);
  try {
    return await task();
  } finally {
    if (deviceStorage.get(key)?.startsWith(`${owner} `)) deviceStorage.remove(key);
  }
}

/**
 * Runs a task while no other tab runs one with the same lock name [X4]. Uses the Web Locks API, or a lease in local storage
 * where it is missing (plain HTTP) or blocked.
 */
export async function withCrossTabLock<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const locks = (globalThis.navigator as Navigator | undefined)?.locks;
  if (!locks) return withLease(name, task);
  let hasStarted = false;
  try {
    return (await locks.request(name, () => {
      hasStarted = true;
      return task();
    })) as Result;
  } catch (error) {
    if (hasStarted) throw error;
    return withLease(name, task);
  }
}
