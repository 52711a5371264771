import { join } from 'node:path';
import { runCompiler } from '@hashgrid/tooling/compile/runCompiler';
import { SHELL_DIR } from '@hashgrid/tooling/compile/paths';
import { listExposed } from '@hashgrid/tooling/remote/createRemoteWebpackConfig';
import { writeShellDescriptor } from '@hashgrid/tooling/shell/writeShellDescriptor';
import type { Registry, ShellDescriptor } from '@hashgrid/contracts';
import { createBenchConfig, withPageLoader } from './createBenchConfig';
import { mergeRemoteTexts } from './mergeRemoteTexts';

/** A built baseline: one release that holds everything. */
export interface BuiltBaseline {
  descriptor: ShellDescriptor;
  /** Files that a page or widget needs besides the entry, keyed by `<remote>/<page>`. */
  pageFiles: Record<string, string[]>;
}

/** Returns webpack's name for the chunk of a page or widget (see `monolith/pageLoader`). */
const getChunkName = (remote: string, page: string) => `${remote}-src-${page.replaceAll('/', '-')}-tsx`;

/** Builds the shell and all remotes' pages together: no federation, one chunk per page and widget. */
export const buildMonolith = async (productRegistry: Registry, outputDir: string): Promise<BuiltBaseline> => {
  const base = withPageLoader(createBenchConfig('monolith', outputDir), 'monolith');
  const stats = await runCompiler({ ...base, entry: { shell: join(SHELL_DIR, 'src', 'index.ts') } });
  const getChunkFiles = (chunkName: string): string[] => {
    const group = stats.compilation.namedChunkGroups.get(chunkName);
    if (!group)
      throw new Error(`The monolith has no chunk "${chunkName}". Name its file …Page.tsx or …Widget.tsx.`);
    return group.getFiles().filter((file) => file.endsWith('.js'));
  };
  const pages = Object.entries(productRegistry.remotes).flatMap(([name, { current }]) =>
    listExposed(current.descriptor).map((page): [string, string[]] => [
      `${name}/${page}`,
      getChunkFiles(getChunkName(name, page)),
    ]),
  );
  const descriptor = writeShellDescriptor(SHELL_DIR, outputDir, stats);
  mergeRemoteTexts(outputDir);
  return { descriptor, pageFiles: Object.fromEntries(pages) };
};
