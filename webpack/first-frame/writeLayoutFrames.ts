import { join } from 'node:path';
import { FIRST_FRAME_TOKENS, LAYOUT_FRAME } from '@hashgrid/contracts';
import { SHELL_DIR } from '../compile/paths';
import { writeFirstFrames } from './writeFirstFrames';

/** Renders the layout of the pages for guests, with a mark in the place of the page. */
export const writeLayoutFrames = (outputDir: string): Promise<string[]> => {
  const source = JSON.stringify(join(SHELL_DIR, 'src', 'layout', 'BlankLayout'));
  const children = JSON.stringify(FIRST_FRAME_TOKENS.page);
  return writeFirstFrames({
    name: 'shell',
    packageDir: SHELL_DIR,
    outputDir,
    pages: [
      {
        page: LAYOUT_FRAME,
        path: '/',
        load: `import(${source}).then(({ BlankLayout }) => ({ default: () => BlankLayout({ children: ${children} }) }))`,
      },
    ],
  });
};
