import type { ComponentType } from 'react';
import { parentPort, workerData } from 'node:worker_threads';
import { getModuleKey, type FrameRequest, type FrameResult } from './FrameRequest';
import { renderFrame } from './renderFrame';

/** Input of the worker that renders frames. */
export interface FrameJob {
  requests: readonly FrameRequest[];
  /** Texts by locale and key. */
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  hasGlobalStyles: boolean;
}

type PageModules = Readonly<Record<string, () => Promise<{ default: ComponentType }>>>;

const renderRequest = async (
  request: FrameRequest,
  pages: PageModules,
  { texts, hasGlobalStyles }: FrameJob,
): Promise<FrameResult> => {
  try {
    const module = await pages[getModuleKey(request)]?.();
    if (!module) throw new Error(`There is no page "${request.page}".`);
    return renderFrame(request, {
      Page: module.default,
      texts: texts[request.locale] ?? {},
      hasGlobalStyles,
    });
  } catch (error) {
    return { ...request, error: error instanceof Error ? error.message : String(error) };
  }
};

/** Renders the frames that a worker's input requests, and posts all results to the build. */
export const serveFrames = async (pages: PageModules): Promise<void> => {
  const job = workerData as FrameJob;
  const results: FrameResult[] = [];
  for (const request of job.requests) results.push(await renderRequest(request, pages, job));
  parentPort?.postMessage(results);
};
