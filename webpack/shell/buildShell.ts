import type { ShellDescriptor } from '@hashgrid/contracts';
import type { Mode } from '../compile/baseConfig';
import { SHELL_DIR } from '../compile/paths';
import { runCompiler } from '../compile/runCompiler';
import { describeShell } from './describeShell';
import { shellConfig } from './shellConfig';

/** Builds the shell into a folder that holds everything a release needs. */
export const buildShell = async (outputDir: string, mode: Mode): Promise<ShellDescriptor> => {
  const stats = await runCompiler(shellConfig(SHELL_DIR, outputDir, mode));
  return describeShell(SHELL_DIR, outputDir, stats);
};
