import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRERENDERED_PAGES_DIR, type PrerenderedPages, type PrerenderedStyles } from '@hashgrid/contracts';
import { isPrerenderedPages, isPrerenderedStyles, type AnyRelease } from '@hashgrid/contracts/releases';
import { fetchFileInTime } from '../files/fetchFileInTime';
import type { LocalFiles } from '../files/LocalFiles';
import { withLocalBase } from '../files/withLocalBase';

/** The prerendered pages of a release in one language, with their CSS. */
export interface ReleasePages {
  pages: PrerenderedPages;
  styles: PrerenderedStyles;
}

/** Maximum length of all cached files: enough for all languages of some twenty releases. */
const MAX_CACHED_CHARS = 16 * 1024 * 1024;
/** Maximum length of a file; a longer one is rejected. */
const MAX_FILE_CHARS = 2 * 1024 * 1024;

class PrerenderedFileError extends Error {
  override name = 'PrerenderedFileError';
}

/** Creates a cache that evicts the least recently used files above a total length. */
const createCache = () => {
  const entries = new Map<string, { value: unknown; chars: number }>();
  let total = 0;
  return {
    get: (key: string): unknown => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    add: (key: string, value: unknown, chars: number): void => {
      if (entries.has(key)) return;
      entries.set(key, { value, chars });
      total += chars;
      for (const [oldest, { chars: freed }] of entries) {
        if (total <= MAX_CACHED_CHARS) return;
        entries.delete(oldest);
        total -= freed;
      }
    },
  };
};

/**
 * Creates a function that reads the prerendered pages of a release. Files are immutable, so the recently used ones are cached.
 * @param onProblem Receives a line about a file that can't be used, once. The page then shows nothing until its scripts have run.
 */
export const createPrerenderedPageReader = (files: LocalFiles, onProblem: (message: string) => void) => {
  const cache = createCache();
  const reported = new Set<string>();

  const readJson = async <Content>(
    release: AnyRelease,
    name: string,
    isValid: (value: unknown) => value is Content,
  ): Promise<Content> => {
    const file = `${PRERENDERED_PAGES_DIR}/${name}.json`;
    const key = release.base + file;
    const cached = cache.get(key);
    if (cached !== undefined) return cached as Content;
    await fetchFileInTime(files, release, file);
    const problem = await files.verifier.verifyFile(release, file);
    if (problem) throw new PrerenderedFileError(`${key} is ${problem}`);
    const text = await readFile(join(files.dir, key), 'utf8');
    if (text.length > MAX_FILE_CHARS) throw new PrerenderedFileError(`${key} is too large`);
    const content: unknown = JSON.parse(text);
    if (!isValid(content)) throw new PrerenderedFileError(`${key} is malformed`);
    cache.add(key, content, text.length);
    return content;
  };

  /** @returns Null for a release without prerendered pages, or whose files can't be used. */
  return async (release: AnyRelease, locale: string): Promise<ReleasePages | null> => {
    const local = withLocalBase(release);
    try {
      const [pages, styles] = await Promise.all([
        readJson(local, locale, isPrerenderedPages),
        readJson(local, 'styles', isPrerenderedStyles),
      ]);
      return { pages, styles };
    } catch (error) {
      const message = `Could not read the prerendered pages of ${local.base} in ${locale}: ${(error as Error).message}.`;
      if (!reported.has(message)) onProblem(message);
      reported.add(message);
      return null;
    }
  };
};

export type PrerenderedPageReader = ReturnType<typeof createPrerenderedPageReader>;
