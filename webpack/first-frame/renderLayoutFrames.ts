import { join } from 'node:path';
import { FIRST_FRAME_PLACEHOLDERS, LAYOUT_FRAME, PAGE_LAYOUT_FRAME } from '@hashgrid/contracts';
import { SHELL_DIR } from '../compile/paths';
import { renderFirstFrames, type RenderedFrames } from './renderFirstFrames';

/** Returns an expression that imports a layout of the shell as a page: the layout with these props. */
const buildLayoutImport = (file: string, name: string, props: object): string =>
  `import(${JSON.stringify(join(SHELL_DIR, 'src', file))})` +
  `.then(({ ${name} }) => ({ default: () => ${name}(${JSON.stringify(props)}) }))`;

/** Renders the layouts of guests and players with a placeholder for the page, and the layout of players while a page is loading. */
export const renderLayoutFrames = (): Promise<RenderedFrames> => {
  const pageProps = { children: FIRST_FRAME_PLACEHOLDERS.page };
  const buildPlayerLayoutImport = (props: object) =>
    buildLayoutImport('first-frame/LayoutFrame', 'LayoutFrame', props);
  return renderFirstFrames({
    name: 'shell',
    packageDir: SHELL_DIR,
    pages: [
      {
        page: LAYOUT_FRAME,
        variant: 'guest',
        path: '/',
        load: buildLayoutImport('layout/BlankLayout', 'BlankLayout', pageProps),
      },
      { page: LAYOUT_FRAME, variant: 'player', path: '/', load: buildPlayerLayoutImport({}) },
      { page: PAGE_LAYOUT_FRAME, variant: 'player', path: '/', load: buildPlayerLayoutImport(pageProps) },
    ],
  });
};
