import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../compile/paths';

const SUFFIX = '.examples.tsx';

/** Returns the components that have examples, each with its package: `ui/Button`. */
export const findComponentsWithExamples = (packages: readonly string[]): string[] =>
  packages.flatMap((name) =>
    readdirSync(join(ROOT, 'shared-libs', name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(SUFFIX))
      .map((file) => `${name}/${basename(file, SUFFIX)}`),
  );
