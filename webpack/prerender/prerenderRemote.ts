import { join } from 'node:path';
import { isPrerenderedFor, type PrerenderVariant, type RemoteConfig } from '@hashgrid/contracts';
import { getModuleKey } from './render/PrerenderRequest';
import { prerenderPages, type PageToPrerender, type PrerenderedFiles } from './prerenderPages';

const VARIANTS: readonly PrerenderVariant[] = ['guest', 'player'];

/** Lists the pages whose path has no parameters. What other pages show first depends on their URL. */
const listPages = (sourcesDir: string, { routes }: RemoteConfig): PageToPrerender[] => {
  const pages = new Map<string, PageToPrerender>();
  for (const route of routes) {
    const { page, path } = route;
    if (/[:*]/.test(path)) continue;
    const load = `import(${JSON.stringify(join(sourcesDir, page))})`;
    for (const variant of VARIANTS.filter((candidate) => isPrerenderedFor(candidate, route))) {
      const prerendered: PageToPrerender = { page, path, variant, load };
      const key = getModuleKey(prerendered);
      if (!pages.has(key)) pages.set(key, prerendered);
    }
  }
  return [...pages.values()];
};

/** Prerenders a remote's pages. */
export const prerenderRemote = (remoteDir: string, config: RemoteConfig): Promise<PrerenderedFiles> =>
  prerenderPages({
    name: config.name,
    packageDir: remoteDir,
    pages: listPages(join(remoteDir, 'src'), config),
  });
