/** Runs one task at a time; the owners of the tasks take turns. */
interface FairQueue {
  /** Runs a task when its owner has its turn, and resolves to the result. */
  run<Result>(owner: string, task: () => Promise<Result>): Promise<Result>;
}

/** Creates a queue in which an owner with many tasks delays another one's by one task at most. */
export function createFairQueue(): FairQueue {
  /** The waiting tasks of each owner; the first owner is the next. */
  const waiting = new Map<string, (() => Promise<unknown>)[]>();
  let isRunning = false;

  async function runAll(): Promise<void> {
    isRunning = true;
    for (let [next] = waiting; next; [next] = waiting) {
      const [owner, tasks] = next;
      await tasks.shift()?.();
      // Behind all others, even those that came while its task ran.
      waiting.delete(owner);
      if (tasks.length > 0) waiting.set(owner, tasks);
    }
    isRunning = false;
  }

  return {
    run: (owner, task) =>
      new Promise((resolve, reject) => {
        const tasks = waiting.get(owner) ?? [];
        // In an async function, so that a task that throws at once doesn't end the queue.
        tasks.push(() => (async () => task())().then(resolve, reject));
        waiting.set(owner, tasks);
        if (!isRunning) void runAll();
      }),
  };
}
