import { join } from 'node:path';
import { FIRST_FRAME_TOKENS, LAYOUT_FRAME } from '@hashgrid/contracts';
import { SHELL_DIR } from '../compile/paths';
import { writeFirstFrames } from './writeFirstFrames';

const importFromShell = (file: string): string => `import(${JSON.stringify(join(SHELL_DIR, 'src', file))})`;

/** Renders the layout for guests, with a mark in the place of the page, and the one for players, whose page is still loading. */
export const writeLayoutFrames = (outputDir: string): Promise<string[]> => {
  const children = JSON.stringify(FIRST_FRAME_TOKENS.page);
  return writeFirstFrames({
    name: 'shell',
    packageDir: SHELL_DIR,
    outputDir,
    pages: [
      {
        page: LAYOUT_FRAME,
        variant: 'guest',
        path: '/',
        load: `${importFromShell('layout/BlankLayout')}.then(({ BlankLayout }) => ({ default: () => BlankLayout({ children: ${children} }) }))`,
      },
      {
        page: LAYOUT_FRAME,
        variant: 'player',
        path: '/',
        load: `${importFromShell('first-frame/LayoutFrame')}.then(({ LayoutFrame }) => ({ default: LayoutFrame }))`,
      },
    ],
  });
};
