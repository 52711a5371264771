interface Waiting {
  start: () => void;
  signal: AbortSignal | undefined;
}

interface FakeLock {
  holder: { lose: () => void } | null;
  queue: Waiting[];
}

type Task = () => Promise<unknown>;

/** Creates a lock manager that follows the Web Locks API: exclusive locks, a queue, `signal` and `steal`. */
function createFakeLocks() {
  const locks = new Map<string, FakeLock>();
  const find = (name: string) => {
    const lock = locks.get(name) ?? { holder: null, queue: [] };
    locks.set(name, lock);
    return lock;
  };
  const next = (lock: FakeLock) => {
    const waiting = lock.queue.shift();
    if (waiting?.signal?.aborted) next(lock);
    else waiting?.start();
  };
  const hold = async (lock: FakeLock, task: Task): Promise<unknown> => {
    let lose = () => {};
    const stolen = new Promise((_resolve, reject) => {
      lose = () => reject(new DOMException('Stolen', 'AbortError'));
    });
    const holder = { lose };
    lock.holder = holder;
    try {
      return await Promise.race([task(), stolen]);
    } finally {
      if (lock.holder === holder) {
        lock.holder = null;
        next(lock);
      }
    }
  };
  return {
    async request(name: string, { signal, steal }: LockOptions, task: Task): Promise<unknown> {
      signal?.throwIfAborted();
      const lock = find(name);
      if (steal) {
        lock.holder?.lose();
        return hold(lock, task);
      }
      // Starts as the holder, because another request could get the lock before an awaited promise continues.
      if (lock.holder)
        return new Promise((resolve, reject) => {
          lock.queue.push({ start: () => resolve(hold(lock, task)), signal });
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
        });
      return hold(lock, task);
    },
  };
}

/** Installs Web Locks, which jsdom does not have; returns the function that removes them. */
export function installFakeLocks(): () => void {
  Object.defineProperty(navigator, 'locks', { value: createFakeLocks(), configurable: true });
  return () => void Reflect.deleteProperty(navigator, 'locks');
}
