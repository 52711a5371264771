import { Worker } from 'node:worker_threads';

/** Time limit, far above what any work here takes: a worker that never ends must not block a build. */
const TIMEOUT_MS = 120_000;

/** Runs a script on another thread, and returns the first message that it posts. */
export const runWorker = <Result>(file: string, workerData: unknown): Promise<Result> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData, execArgv: [], stdout: true, stderr: true });
    const timer = setTimeout(
      () => finish(() => reject(new Error(`the worker took more than ${TIMEOUT_MS / 1000} s`))),
      TIMEOUT_MS,
    );
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      settle();
      void worker.terminate();
    };
    worker.once('message', (result: Result) => finish(() => resolve(result)));
    worker.once('error', (error) => finish(() => reject(error)));
    worker.once('exit', (code) => finish(() => reject(new Error(`the worker exited with code ${code}`))));
  });
