import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRERENDERED_PAGES_DIR } from '@hashgrid/contracts';
import type { PrerenderedFiles } from './prerenderPages';

/**
 * Writes prerendered pages beside the built files, and warns about pages that are not prerendered.
 * @returns The pages that are prerendered.
 */
export const writePrerenderedPages = (
  outputDir: string,
  { files, pages, warnings }: PrerenderedFiles,
): string[] => {
  for (const warning of warnings) console.warn(warning);
  if (pages.length === 0) return [];
  const dir = join(outputDir, PRERENDERED_PAGES_DIR);
  mkdirSync(dir, { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(join(dir, file), content);
  return pages;
};
