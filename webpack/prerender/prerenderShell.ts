import { join } from 'node:path';
import { PRERENDERED_LAYOUT, PRERENDERED_PAGE_LAYOUT, PRERENDERED_PLACEHOLDERS } from '@hashgrid/contracts';
import { SHELL_DIR } from '../compile/paths';
import { prerenderPages, type PrerenderedFiles } from './prerenderPages';

/** Returns the source of an expression that imports a layout of the shell as a page component, which renders it with these props. */
const buildLayoutImport = (file: string, name: string, props: object): string =>
  `import(${JSON.stringify(join(SHELL_DIR, 'src', file))})` +
  `.then(({ ${name} }) => ({ default: () => ${name}(${JSON.stringify(props)}) }))`;

/** Prerenders the layouts of guests and players with a placeholder for the page, and the layout of players while a page is loading. */
export const prerenderShell = (): Promise<PrerenderedFiles> => {
  const pageProps = { children: PRERENDERED_PLACEHOLDERS.page };
  const buildPlayerLayoutImport = (props: object) =>
    buildLayoutImport('prerendered/PrerenderedLayout', 'PrerenderedLayout', props);
  return prerenderPages({
    name: 'shell',
    packageDir: SHELL_DIR,
    pages: [
      {
        page: PRERENDERED_LAYOUT,
        variant: 'guest',
        path: '/',
        load: buildLayoutImport('layout/BlankLayout', 'BlankLayout', pageProps),
      },
      { page: PRERENDERED_LAYOUT, variant: 'player', path: '/', load: buildPlayerLayoutImport({}) },
      {
        page: PRERENDERED_PAGE_LAYOUT,
        variant: 'player',
        path: '/',
        load: buildPlayerLayoutImport(pageProps),
      },
    ],
  });
};
