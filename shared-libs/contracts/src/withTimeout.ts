import { startTimeLimit } from './startTimeLimit';

/**
 * Settles like the task; after `ms`, rejects and aborts the task's signal. After a pause of the machine or the process, the task gets as
 * much time again. The error's message is a clause: `no response within 5 s`.
 */
export function withTimeout<Result>(
  task: (signal: AbortSignal) => Promise<Result>,
  ms: number,
): Promise<Result> {
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    const stop = startTimeLimit(ms, () => {
      reject(new Error(`no response within ${ms / 1000} s`));
      controller.abort();
    });
    task(controller.signal).then(resolve, reject).finally(stop);
  });
}
