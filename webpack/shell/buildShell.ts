import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellDescriptor } from '@hashgrid/contracts';
import type { Mode } from '../compile/createBaseConfig';
import { SHELL_DIR } from '../compile/paths';
import { prerenderShell } from '../prerender/prerenderShell';
import { writePrerenderedPages } from '../prerender/writePrerenderedPages';
import { runCompiler } from '../compile/runCompiler';
import { writeShellDescriptor } from './writeShellDescriptor';
import { createShellWebpackConfig } from './createShellWebpackConfig';
import { compilePlatformTypes } from './compilePlatformTypes';
import { PLATFORM_TYPES_FILE } from './PlatformTypes';

/** Builds the shell into a folder that holds everything a release needs. */
export const buildShell = async (outputDir: string, mode: Mode): Promise<ShellDescriptor> => {
  const compile = () => runCompiler(createShellWebpackConfig(SHELL_DIR, outputDir, mode));
  if (mode !== 'production') return writeShellDescriptor(SHELL_DIR, outputDir, await compile());
  // Layouts are prerendered in a worker and types compiled in a child process, while webpack compiles.
  const rendering = prerenderShell();
  const [stats, types] = await Promise.all([compile(), compilePlatformTypes()]);
  writeFileSync(join(outputDir, PLATFORM_TYPES_FILE), JSON.stringify(types));
  const prerenderedPages = writePrerenderedPages(outputDir, await rendering);
  return writeShellDescriptor(SHELL_DIR, outputDir, stats, prerenderedPages);
};
