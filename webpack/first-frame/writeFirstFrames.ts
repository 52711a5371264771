import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_FRAMES_DIR } from '@hashgrid/contracts';
import type { RenderedFrames } from './renderFirstFrames';

/**
 * Writes first frames beside the built files, and says which pages have none.
 * @returns The pages that have frames.
 */
export const writeFirstFrames = (outputDir: string, { files, pages, warnings }: RenderedFrames): string[] => {
  for (const warning of warnings) console.warn(warning);
  const dir = join(outputDir, FIRST_FRAMES_DIR);
  if (pages.length > 0) mkdirSync(dir, { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(join(dir, file), content);
  return pages;
};
