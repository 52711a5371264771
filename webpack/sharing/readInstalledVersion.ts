import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CommandError } from '../cli/CommandError';

/**
 * Returns the version of a package that is installed for the code in `fromDir`.
 * @throws {CommandError} when it isn't installed.
 */
export const readInstalledVersion = (packageName: string, fromDir: string): string => {
  const require = createRequire(join(fromDir, 'package.json'));
  // Packages may not export their package.json, so this reads it from the folders that Node searches.
  for (const folder of require.resolve.paths(packageName) ?? []) {
    try {
      const file = join(folder, packageName, 'package.json');
      return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
    } catch {
      continue;
    }
  }
  throw new CommandError(
    `"${packageName}" is not installed for ${fromDir}. Run npm install, without --force or --legacy-peer-deps: with these, npm leaves out packages that others need.`,
  );
};
