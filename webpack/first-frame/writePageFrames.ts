import { join } from 'node:path';
import type { RemoteConfig } from '@hashgrid/contracts';
import { writeFirstFrames, type FramePage } from './writeFirstFrames';

/** Lists the pages for guests that a path without parameters leads to; what others show first depends on their URL. */
const listPages = (sourcesDir: string, { routes }: RemoteConfig): FramePage[] => {
  const found = new Map<string, FramePage>();
  for (const { page, path, access = 'user' } of routes) {
    if (access === 'user' || /[:*]/.test(path) || found.has(page)) continue;
    const load = `import(${JSON.stringify(join(sourcesDir, page))})`;
    found.set(page, { page, path, variant: 'guest', load });
  }
  return [...found.values()];
};

/** Renders the first frames of a remote's pages. @returns The pages that have them. */
export const writePageFrames = (
  remoteDir: string,
  config: RemoteConfig,
  outputDir: string,
): Promise<string[]> =>
  writeFirstFrames({
    name: config.name,
    packageDir: remoteDir,
    outputDir,
    pages: listPages(join(remoteDir, 'src'), config),
  });
