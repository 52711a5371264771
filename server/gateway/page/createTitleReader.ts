import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_LOCALE, type Registry, type Release, type RemoteDescriptor } from '@hashgrid/contracts';
import type { PageStart } from './createPageStart';
import type { ComposedPage } from './composePrerenderedPage';
import { fetchFileInTime } from '../files/fetchFileInTime';
import type { LocalFiles } from '../files/LocalFiles';
import { withLocalBase } from '../files/withLocalBase';
import { getTextsFile } from '../texts/composeLocale';
import { parseTexts, type Texts } from '../texts/parseTexts';

type Titles = ReadonlyMap<string, string>;

/** Maximum number of pairs of release and language whose titles are cached. */
const MAX_CACHED = 500;
const NO_TITLES: Titles = new Map();

const pickTitles = ({ routes }: RemoteDescriptor, texts: Texts): Titles => {
  const titles = new Set(routes.map(({ title }) => title));
  return new Map(Object.entries(texts).filter(([text]) => titles.has(text)));
};

/**
 * Creates a function that reads the title of a page in the language of its HTML, from the texts of its release. A title without a
 * translation stays in English; the shell sets it again when it has all texts.
 */
export const createTitleReader = (files: LocalFiles) => {
  const cache = new Map<string, Titles>();

  const readTitles = async (release: Release<RemoteDescriptor>, locale: string): Promise<Titles> => {
    const local = withLocalBase(release);
    const file = getTextsFile(locale);
    const key = local.base + file;
    const cached = cache.get(key);
    if (cached) return cached;
    await fetchFileInTime(files, local, file);
    const problem = await files.verifier.verifyFile(local, file);
    if (problem) return NO_TITLES;
    const texts = parseTexts(JSON.parse(await readFile(join(files.dir, key), 'utf8')));
    const titles = pickTitles(local.descriptor, texts ?? {});
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(key, titles);
    return titles;
  };

  /** @returns Null at a path without a screen. */
  return async (
    { remotes }: Registry,
    { screen }: PageStart,
    prerendered: ComposedPage | null,
  ): Promise<string | null> => {
    if (!screen) return null;
    const { title } = screen.route;
    const { locale = DEFAULT_LOCALE } = prerendered ?? {};
    const release = remotes[screen.remote.name]?.current;
    if (locale === DEFAULT_LOCALE || !release?.descriptor.locales.includes(locale)) return title;
    const titles = await readTitles(release, locale).catch(() => NO_TITLES);
    return titles.get(title) ?? title;
  };
};

export type TitleReader = ReturnType<typeof createTitleReader>;
