import type { ShellDescriptor } from '@hashgrid/contracts';
import type { Mode } from '../compile/createBaseConfig';
import { SHELL_DIR } from '../compile/paths';
import { writeLayoutFrames } from '../first-frame/writeLayoutFrames';
import { runCompiler } from '../compile/runCompiler';
import { writeShellDescriptor } from './writeShellDescriptor';
import { createShellWebpackConfig } from './createShellWebpackConfig';
import { writePlatformTypes } from './writePlatformTypes';

/** Builds the shell into a folder that holds everything a release needs. */
export const buildShell = async (outputDir: string, mode: Mode): Promise<ShellDescriptor> => {
  const stats = await runCompiler(createShellWebpackConfig(SHELL_DIR, outputDir, mode));
  if (mode !== 'production') return writeShellDescriptor(SHELL_DIR, outputDir, stats);
  await writePlatformTypes(outputDir);
  const firstFrames = await writeLayoutFrames(outputDir);
  return writeShellDescriptor(SHELL_DIR, outputDir, stats, firstFrames);
};
