import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '@hashgrid/contracts/builds';
import { listSourceFiles } from '../compile/hashFiles';
import { REMOTES_DIR, ROOT, SHELL_DIR } from '../compile/paths';
import { listRemoteNames } from '../remote/loadRemoteConfig';
import { collectPropertyTexts, collectTexts, collectTitles, type FileTexts } from './collectTexts';

/** A package with its own locale files, and the sources whose texts they translate. */
export interface TextPackage {
  /** Path in the workspace. */
  name: string;
  /** Folder of the `<locale>.json` files. */
  localesDir: string;
  /** Folders or files; a text belongs to the package that holds its literal. */
  sources: string[];
  collect(): FileTexts;
}

const isCode = (file: string) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');

const mergeTexts = (fileTexts: readonly FileTexts[]): FileTexts => ({
  texts: fileTexts.flatMap(({ texts }) => texts),
  problems: fileTexts.flatMap(({ problems }) => problems),
});

const listCodeFiles = (dirs: readonly string[]): string[] =>
  dirs.flatMap((dir) => (existsSync(dir) ? listSourceFiles(dir).filter(isCode) : []));

/** Libraries whose texts the shell translates; ui has no texts of its own. */
const SHELL_LIBS = ['platform', 'app-ui', 'wallet'];

/** Describes the texts of the shell and of the libraries that remotes use. */
export const createShellPackage = (): TextPackage => {
  const dirs = [join(SHELL_DIR, 'src'), ...SHELL_LIBS.map((lib) => join(ROOT, 'shared-libs', lib, 'src'))];
  return {
    name: 'shell',
    localesDir: join(SHELL_DIR, 'locales'),
    sources: dirs,
    collect: () => mergeTexts(listCodeFiles(dirs).map(collectTexts)),
  };
};

/**
 * Describes the texts of a remote.
 * @param dir Absolute path of a folder with a `remote.config.ts`.
 */
export const createRemotePackage = (name: string, dir: string): TextPackage => ({
  name,
  localesDir: join(dir, 'locales'),
  sources: [dir],
  collect: () =>
    mergeTexts([
      ...listCodeFiles([join(dir, 'src')]).map(collectTexts),
      collectTitles(join(dir, 'remote.config.ts')),
    ]),
});

const createApiPackage = (): TextPackage => {
  const dir = join(ROOT, 'server', 'api');
  const messages = listFiles(join(dir, 'src'))
    .filter((file) => /(^|\/)messages\.ts$/.test(file))
    .map((file) => join(dir, 'src', file));
  return {
    name: 'server/api',
    localesDir: join(dir, 'locales'),
    sources: messages,
    collect: () => mergeTexts(messages.map(collectPropertyTexts)),
  };
};

/** Emails have their own locale files, because browsers don't load them. */
const createMailPackage = (): TextPackage => {
  const dir = join(ROOT, 'server', 'api', 'src');
  // Besides the emails themselves: the lines about a request and the length of a lockout, which they contain, and the page that shows them.
  const files = listFiles(dir)
    .filter((file) => /(Emails?|composeRequestBody|describeLock|renderOutboxPage)\.ts$/.test(file))
    .map((file) => join(dir, file));
  return {
    name: 'emails',
    localesDir: join(dir, 'mail', 'locales'),
    sources: files,
    collect: () => mergeTexts(files.map(collectTexts)),
  };
};

/** Describes the texts of the pages that the gateway serves without the shell, and those that it adds to the texts that browsers load. */
const createGatewayPackage = (): TextPackage => {
  const dir = join(ROOT, 'server', 'gateway');
  const pages = [
    'page/renderBuildingPage.ts',
    'page/loadFailure.ts',
    'previews/renderPreviewProblemPage.ts',
  ].map((file) => join(dir, file));
  // Errors that the gateway returns instead of the API, and the names of the default community links.
  const files = [join(dir, 'texts', 'messages.ts'), join(ROOT, 'server', 'src', 'communityNames.ts')];
  return {
    name: 'server/gateway',
    localesDir: join(dir, 'locales'),
    sources: [...pages, ...files],
    collect: () => mergeTexts([...pages.map(collectTexts), ...files.map(collectPropertyTexts)]),
  };
};

/** Returns every package of the workspace that ships texts. */
export const listTextPackages = (): TextPackage[] => [
  createShellPackage(),
  createApiPackage(),
  createMailPackage(),
  createGatewayPackage(),
  ...listRemoteNames().map((name) => createRemotePackage(`remotes/${name}`, join(REMOTES_DIR, name))),
  createRemotePackage('e2e/lab', join(ROOT, 'e2e', 'lab')),
];
