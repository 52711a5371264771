import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../compile/filesBelow';
import { listSourceFiles } from '../compile/hashFiles';
import { REMOTES_DIR, ROOT, SHELL_DIR } from '../compile/paths';
import { remoteNames } from '../remote/loadRemoteConfig';
import { collectTable, collectTexts, collectTitles, type FileTexts } from './collectTexts';

/** A package with locale files of its own, and the sources whose texts they translate. */
export interface TextPackage {
  /** Path below the root of the workspace. */
  name: string;
  /** Holds `<locale>.json`. */
  localesDir: string;
  /** Folders or files; a text belongs to the package that holds its literal. */
  sources: string[];
  collect(): FileTexts;
}

const isCode = (file: string) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');

const merge = (found: readonly FileTexts[]): FileTexts => ({
  texts: found.flatMap(({ texts }) => texts),
  problems: found.flatMap(({ problems }) => problems),
});

const codeBelow = (dirs: readonly string[]): string[] =>
  dirs.flatMap((dir) => (existsSync(dir) ? listSourceFiles(dir).filter(isCode) : []));

/** Libraries whose texts the shell translates. ui shows only what it is given. */
const SHELL_LIBS = ['platform', 'app-ui', 'wallet'];

const shellPackage = (): TextPackage => {
  const dirs = [join(SHELL_DIR, 'src'), ...SHELL_LIBS.map((lib) => join(ROOT, 'shared-libs', lib, 'src'))];
  // Names that the configuration gives to the default community links.
  const names = join(ROOT, 'server', 'src', 'communityNames.ts');
  return {
    name: 'shell',
    localesDir: join(SHELL_DIR, 'locales'),
    sources: [...dirs, names],
    collect: () => merge([...codeBelow(dirs).map(collectTexts), collectTable(names)]),
  };
};

/** @param dir Absolute path of a folder with a `remote.config.ts`. */
export const remotePackage = (name: string, dir: string): TextPackage => ({
  name,
  localesDir: join(dir, 'locales'),
  sources: [dir],
  collect: () =>
    merge([...codeBelow([join(dir, 'src')]).map(collectTexts), collectTitles(join(dir, 'remote.config.ts'))]),
});

const apiPackage = (): TextPackage => {
  const dir = join(ROOT, 'server', 'api');
  const messages = filesBelow(join(dir, 'src'))
    .filter((file) => /(^|\/)messages\.ts$/.test(file))
    .map((file) => join(dir, 'src', file));
  return {
    name: 'server/api',
    localesDir: join(dir, 'locales'),
    sources: messages,
    collect: () => merge(messages.map(collectTable)),
  };
};

/** Emails have files of their own, because browsers don't load them. */
const mailPackage = (): TextPackage => {
  const dir = join(ROOT, 'server', 'api', 'src');
  // A lockout's length is a part of its email.
  const files = filesBelow(dir)
    .filter((file) => /(Mails?|describeLock)\.ts$/.test(file))
    .map((file) => join(dir, file));
  return {
    name: 'emails',
    localesDir: join(dir, 'mail', 'locales'),
    sources: files,
    collect: () => merge(files.map(collectTexts)),
  };
};

/** Returns every package of the workspace that ships texts. */
export const textPackages = (): TextPackage[] => [
  shellPackage(),
  apiPackage(),
  mailPackage(),
  ...remoteNames().map((name) => remotePackage(`remotes/${name}`, join(REMOTES_DIR, name))),
  remotePackage('e2e/lab', join(ROOT, 'e2e', 'lab')),
];
