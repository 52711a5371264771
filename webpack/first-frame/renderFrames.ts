import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWorker } from '../compile/runWorker';
import { bundleFrames } from './bundleFrames';
import type { FrameResult } from './render/FrameRequest';
import type { FrameJob } from './render/serveFrames';

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
    return await runWorker<FrameResult[]>(file, job);
  } finally {
    rmSync(dir, { recursive: true });
  }
};
