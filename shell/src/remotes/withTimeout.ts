/** Settles like the task; after `ms`, rejects and aborts the task's signal. The message is a clause that `RemoteLoadError` completes. */
export function withTimeout<Result>(
  task: (signal: AbortSignal) => Promise<Result>,
  ms: number,
): Promise<Result> {
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`no response within ${ms / 1000} s`));
      controller.abort();
    }, ms);
    task(controller.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
