import { join } from 'node:path';
import { hasFrameFor, type FrameVariant, type RemoteConfig } from '@hashgrid/contracts';
import { getModuleKey } from './render/FrameRequest';
import { renderFirstFrames, type FramePage, type RenderedFrames } from './renderFirstFrames';

const VARIANTS: readonly FrameVariant[] = ['guest', 'player'];

/** Lists the pages whose path has no parameters. What other pages show first depends on their URL. */
const listPages = (sourcesDir: string, { routes }: RemoteConfig): FramePage[] => {
  const framePages = new Map<string, FramePage>();
  for (const route of routes) {
    const { page, path } = route;
    if (/[:*]/.test(path)) continue;
    const load = `import(${JSON.stringify(join(sourcesDir, page))})`;
    for (const variant of VARIANTS.filter((candidate) => hasFrameFor(candidate, route))) {
      const frame: FramePage = { page, path, variant, load };
      const key = getModuleKey(frame);
      if (!framePages.has(key)) framePages.set(key, frame);
    }
  }
  return [...framePages.values()];
};

/** Renders the first frames of a remote's pages. */
export const renderPageFrames = (remoteDir: string, config: RemoteConfig): Promise<RenderedFrames> =>
  renderFirstFrames({
    name: config.name,
    packageDir: remoteDir,
    pages: listPages(join(remoteDir, 'src'), config),
  });
