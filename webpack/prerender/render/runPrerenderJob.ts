import type { ComponentType } from 'react';
import { parentPort, workerData } from 'node:worker_threads';
import { getErrorMessage } from '@hashgrid/platform/host';
import { getModuleKey, type PrerenderRequest, type PrerenderResult } from './PrerenderRequest';
import { renderPage } from './renderPage';

/** Input of the worker that prerenders pages. */
export interface PrerenderJob {
  requests: readonly PrerenderRequest[];
  /** Texts by locale and key. */
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  hasGlobalStyles: boolean;
}

type PageModules = Readonly<Record<string, () => Promise<{ default: ComponentType }>>>;

const renderRequest = async (
  request: PrerenderRequest,
  pages: PageModules,
  { texts, hasGlobalStyles }: PrerenderJob,
): Promise<PrerenderResult> => {
  try {
    const module = await pages[getModuleKey(request)]?.();
    if (!module) throw new Error(`There is no page "${request.page}".`);
    return renderPage(request, {
      Page: module.default,
      texts: texts[request.locale] ?? {},
      hasGlobalStyles,
    });
  } catch (error) {
    return { ...request, error: getErrorMessage(error) };
  }
};

/** Prerenders the pages that a worker's input requests, and posts all results to the build. */
export const runPrerenderJob = async (pages: PageModules): Promise<void> => {
  const job = workerData as PrerenderJob;
  const results: PrerenderResult[] = [];
  for (const request of job.requests) results.push(await renderRequest(request, pages, job));
  parentPort?.postMessage(results);
};
