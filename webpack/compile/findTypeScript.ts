import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './paths';

const require = createRequire(import.meta.url);

/** Returns the script of the TypeScript compiler: the native one of the workspace, elsewhere the one that this package depends on. */
export const findTypeScript = (): string => {
  const native = join(ROOT, 'node_modules', 'typescript-native', 'bin', 'tsc');
  return existsSync(native) ? native : require.resolve('typescript/bin/tsc');
};
