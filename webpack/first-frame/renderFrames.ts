import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { bundleFrames } from './bundleFrames';
import type { FrameResult } from './render/FrameRequest';
import type { FrameJob } from './render/serveFrames';

/** Time limit, far above what all pages of a remote take in all languages: a render that never ends must not block a build. */
const TIMEOUT_MS = 120_000;

const runWorker = (file: string, job: FrameJob): Promise<FrameResult[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: job, execArgv: [], stdout: true, stderr: true });
    const timer = setTimeout(
      () => finish(() => reject(new Error(`rendering took more than ${TIMEOUT_MS / 1000} s`))),
      TIMEOUT_MS,
    );
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      settle();
      void worker.terminate();
    };
    worker.once('message', (results: FrameResult[]) => finish(() => resolve(results)));
    worker.once('error', (error) => finish(() => reject(error)));
    worker.once('exit', (code) => finish(() => reject(new Error(`the worker exited with code ${code}`))));
  });

/**
 * Renders frames in a worker, so that the browser globals it defines affect nothing else.
 * @param pages Expressions that import a page, keyed by `getModuleKey`.
 */
export const renderFrames = async (
  pages: Readonly<Record<string, string>>,
  job: FrameJob,
): Promise<FrameResult[]> => {
  const dir = mkdtempSync(join(tmpdir(), 'frames-'));
  try {
    const file = join(dir, 'frames.cjs');
    await bundleFrames(pages, file);
    return await runWorker(file, job);
  } finally {
    rmSync(dir, { recursive: true });
  }
};
