import { join } from 'node:path';
import { ROOT } from '../compile/paths';

/** A package that other repositories install. */
export interface PublicPackage {
  /** Others install it as `@hashgrid/<name>`. */
  name: string;
  dir: string;
  /** Folder of its sources in `dir`; the compiled ones are in `dist`. */
  sourceDir: string;
  /** Files and folders that are copied as they are, by their path in the package. */
  copies: Readonly<Record<string, string>>;
}

const defineLib = (name: string, copies: PublicPackage['copies'] = {}): PublicPackage => ({
  name,
  dir: join(ROOT, 'shared-libs', name),
  sourceDir: 'src',
  copies,
});

/** The packages that are packed, each after its dependencies. */
export const PUBLIC_PACKAGES: readonly PublicPackage[] = [
  defineLib('contracts'),
  defineLib('ui'),
  defineLib('platform'),
  defineLib('app-ui'),
  defineLib('testing', { 'shell-locales': join(ROOT, 'shell', 'locales') }),
  {
    name: 'tooling',
    dir: join(ROOT, 'webpack'),
    sourceDir: '.',
    copies: {
      bin: join(ROOT, 'webpack', 'bin'),
      'tsconfig.base.json': join(ROOT, 'tsconfig.base.json'),
    },
  },
];
