import { deviceStorage } from './deviceStorage';

const LEASE_MS = 20_000;
const POLL_MS = 50;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Whether the lease is ours now; a lease of a tab that died ends by itself. */
function takeLease(key: string, owner: string): boolean {
  const [holder, until] = (deviceStorage.get(key) ?? '').split(' ');
  if (holder && holder !== owner && Number(until) > Date.now()) return false;
  deviceStorage.set(key, `${owner} ${Date.now() + LEASE_MS}`);
  const kept = deviceStorage.get(key);
  return kept === null || kept.startsWith(`${owner} `);
}

async function withLease<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
  const owner = Math.random().toString(36).slice(2);
  const giveUpAt = Date.now() + LEASE_MS;
  while (!takeLease(key, owner) && Date.now() < giveUpAt) await pause(POLL_MS);
  // Two tabs that wrote at the same moment: the later writer wins, the other one waits.
  await pause(POLL_MS / 5);
  if (!takeLease(key, owner) && Date.now() < giveUpAt) return withLease(key, task);
  try {
    return await task();
  } finally {
    if (deviceStorage.get(key)?.startsWith(`${owner} `)) deviceStorage.remove(key);
  }
}

/**
 * Runs a task while no other tab of this site runs one under the same name [X4]. Uses the browser's locks, and a
 * lease in local storage where there are none (a page over plain http) or they are refused.
 */
export async function withCrossTabLock<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const locks = (globalThis.navigator as Navigator | undefined)?.locks;
  if (!locks) return withLease(name, task);
  let isBegun = false;
  try {
    return (await locks.request(name, () => {
      isBegun = true;
      return task();
    })) as Result;
  } catch (error) {
    if (isBegun) throw error;
    return withLease(name, task);
  }
}
