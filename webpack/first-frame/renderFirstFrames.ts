import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, type FirstFrame, type FrameStyles, type FrameVariant } from '@hashgrid/contracts';
import { listTranslatedLocales } from '../compile/copyLocales';
import { SHELL_LOCALES_DIR } from '../compile/paths';
import { finishFrame } from './finishFrame';
import { getModuleKey, type FrameResult } from './render/FrameRequest';
import { renderFrames } from './renderFrames';

/** A page whose first frames, its prerendered HTML, a build makes. */
export interface FramePage {
  page: string;
  /** Whether guests or players see it. */
  variant: FrameVariant;
  /** Expression that imports the page: `import('/…/login/LoginPage')`. */
  load: string;
  /** Path at which it is opened. */
  path: string;
}

interface FrameBuild {
  /** Name of the remote, or `shell`. */
  name: string;
  packageDir: string;
  pages: readonly FramePage[];
}

/** First frames that a build has rendered, and why some pages have none. */
export interface RenderedFrames {
  /** Contents by file name. */
  files: Readonly<Record<string, string>>;
  /** The pages that have frames. */
  pages: string[];
  warnings: readonly string[];
}

const readTexts = (file: string): Readonly<Record<string, string>> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};

/** Returns the texts of a package, overridden by those of the shell as in the gateway. */
const loadTexts = (packageDir: string, locales: readonly string[]) =>
  Object.fromEntries(
    locales.map((locale) => [
      locale,
      {
        ...readTexts(join(packageDir, 'locales', `${locale}.json`)),
        ...readTexts(join(SHELL_LOCALES_DIR, `${locale}.json`)),
      },
    ]),
  );

const hashText = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Collects frames by language and page. A page that fails in one language or variant has no frames at all. */
const collectFrames = (name: string, results: readonly FrameResult[]) => {
  const styles: Record<string, string> = {};
  const frames: Record<string, Record<string, Partial<Record<FrameVariant, FirstFrame>>>> = {};
  const failures = new Map<string, string>();
  for (const result of results) {
    const { page, variant, locale } = result;
    if (failures.has(page)) continue;
    try {
      if ('error' in result) throw new Error(result.error);
      // A page without HTML redirects.
      if (result.html === '') continue;
      const { html, css } = finishFrame(result, `f-${name}`);
      const key = hashText(css);
      styles[key] = css;
      ((frames[locale] ??= {})[page] ??= {})[variant] = { html, styles: key };
    } catch (error) {
      failures.set(page, (error as Error).message);
    }
  }
  for (const localeFrames of Object.values(frames))
    for (const page of failures.keys()) delete localeFrames[page];
  return { frames, styles: styles satisfies FrameStyles, failures };
};

const describeMissingFrame = (name: string, page: string, reason: string): string =>
  `${name}: ${page} is not prerendered, so it appears only after its scripts have run: ${reason}.`;

/** Renders the first frames of pages in all languages, in a worker. A page that fails has none, and the build goes on. */
export const renderFirstFrames = async ({ name, packageDir, pages }: FrameBuild): Promise<RenderedFrames> => {
  const locales = [DEFAULT_LOCALE, ...listTranslatedLocales()];
  const requests = locales.flatMap((locale) =>
    pages.map(({ page, path, variant }) => ({ page, path, variant, locale })),
  );
  if (requests.length === 0) return { files: {}, pages: [], warnings: [] };
  try {
    const results = await renderFrames(
      Object.fromEntries(pages.map((page) => [getModuleKey(page), page.load])),
      {
        requests,
        texts: loadTexts(packageDir, locales),
        hasGlobalStyles: name === 'shell',
      },
    );
    const { frames, styles, failures } = collectFrames(name, results);
    const byFile = { styles, ...frames };
    return {
      files: Object.fromEntries(
        Object.entries(byFile).map(([file, content]) => [`${file}.json`, JSON.stringify(content)]),
      ),
      pages: [...new Set(pages.map(({ page }) => page))].filter(
        (page) => page in (frames[DEFAULT_LOCALE] ?? {}),
      ),
      warnings: [...failures].map(([page, reason]) => describeMissingFrame(name, page, reason)),
    };
  } catch (error) {
    const warning = `${name}: no page is prerendered, so each appears only after its scripts have run: ${(error as Error).message}.`;
    return { files: {}, pages: [], warnings: [warning] };
  }
};
