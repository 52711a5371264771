import { join } from 'node:path';
import { FIRST_FRAME_PLACEHOLDERS, LAYOUT_FRAME, PAGE_LAYOUT_FRAME } from '@hashgrid/contracts';
import { SHELL_DIR } from '../compile/paths';
import { renderFirstFrames, type RenderedFrames } from './renderFirstFrames';

/** Returns an expression that imports a component of the shell, with these props. */
const importLayout = (file: string, name: string, props: object): string =>
  `import(${JSON.stringify(join(SHELL_DIR, 'src', file))})` +
  `.then(({ ${name} }) => ({ default: () => ${name}(${JSON.stringify(props)}) }))`;

/** Renders the layouts of guests and players with a placeholder for the page, and the layout of players while a page is loading. */
export const renderLayoutFrames = (): Promise<RenderedFrames> => {
  const aroundPage = { children: FIRST_FRAME_PLACEHOLDERS.page };
  const playerLayout = (props: object) => importLayout('first-frame/LayoutFrame', 'LayoutFrame', props);
  return renderFirstFrames({
    name: 'shell',
    packageDir: SHELL_DIR,
    pages: [
      {
        page: LAYOUT_FRAME,
        variant: 'guest',
        path: '/',
        load: importLayout('layout/BlankLayout', 'BlankLayout', aroundPage),
      },
      { page: LAYOUT_FRAME, variant: 'player', path: '/', load: playerLayout({}) },
      { page: PAGE_LAYOUT_FRAME, variant: 'player', path: '/', load: playerLayout(aroundPage) },
    ],
  });
};
