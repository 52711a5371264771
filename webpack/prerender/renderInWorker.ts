import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { bundlePages } from './bundlePages';
import type { PrerenderResult } from './render/PrerenderRequest';
import type { PrerenderJob } from './render/runPrerenderJob';

/** Time limit, far above what all pages of a remote take in all languages: a render that never ends must not block a build. */
const TIMEOUT_MS = 120_000;

const runWorker = (file: string, job: PrerenderJob): Promise<PrerenderResult[]> =>
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
    worker.once('message', (results: PrerenderResult[]) => finish(() => resolve(results)));
    worker.once('error', (error) => finish(() => reject(error)));
    worker.once('exit', (code) => finish(() => reject(new Error(`the worker exited with code ${code}`))));
  });

/**
 * Renders pages in a worker, so that the browser globals it defines affect nothing else.
 * @param pages Expressions that import a page, keyed by `getModuleKey`.
 */
export const renderInWorker = async (
  pages: Readonly<Record<string, string>>,
  job: PrerenderJob,
): Promise<PrerenderResult[]> => {
  const dir = mkdtempSync(join(tmpdir(), 'prerender-'));
  try {
    const file = join(dir, 'prerender.cjs');
    await bundlePages(pages, file);
    return await runWorker(file, job);
  } finally {
    rmSync(dir, { recursive: true });
  }
};
