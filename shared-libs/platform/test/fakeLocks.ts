interface WaitingRequest {
  start: () => void;
  signal: AbortSignal | undefined;
}

interface FakeLock {
  holder: { revoke: () => void } | null;
  queue: WaitingRequest[];
}

type Task = () => Promise<unknown>;

/** Creates a lock manager that follows the Web Locks API: exclusive locks, a queue, `signal` and `steal`. */
function createFakeLocks() {
  const locks = new Map<string, FakeLock>();
  const findLock = (name: string) => {
    const lock = locks.get(name) ?? { holder: null, queue: [] };
    locks.set(name, lock);
    return lock;
  };
  const grantNext = (lock: FakeLock) => {
    const waiting = lock.queue.shift();
    if (waiting?.signal?.aborted) grantNext(lock);
    else waiting?.start();
  };
  const hold = async (lock: FakeLock, task: Task): Promise<unknown> => {
    let revoke = () => {};
    const stolen = new Promise((_resolve, reject) => {
      revoke = () => reject(new DOMException('Stolen', 'AbortError'));
    });
    const holder = { revoke };
    lock.holder = holder;
    try {
      return await Promise.race([task(), stolen]);
    } finally {
      if (lock.holder === holder) {
        lock.holder = null;
        grantNext(lock);
      }
    }
  };
  return {
    async request(name: string, { signal, steal }: LockOptions, task: Task): Promise<unknown> {
      signal?.throwIfAborted();
      const lock = findLock(name);
      if (steal) {
        lock.holder?.revoke();
        return hold(lock, task);
      }
      // A waiting request becomes the holder synchronously; otherwise another request could take the lock first.
      if (lock.holder)
        return new Promise((resolve, reject) => {
          lock.queue.push({ start: () => resolve(hold(lock, task)), signal });
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
        });
      return hold(lock, task);
    },
  };
}

/** Installs Web Locks, which jsdom lacks; returns the function that removes them. */
export function installFakeLocks(): () => void {
  Object.defineProperty(navigator, 'locks', { value: createFakeLocks(), configurable: true });
  return () => void Reflect.deleteProperty(navigator, 'locks');
}
