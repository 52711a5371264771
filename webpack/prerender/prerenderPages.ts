import { createHash } from 'node:crypto';
import { join } from 'node:path';
import {
  DEFAULT_LOCALE,
  type PrerenderedPage,
  type PrerenderedStyles,
  type PrerenderVariant,
} from '@hashgrid/contracts';
import { readTexts } from '@hashgrid/contracts/texts';
import { endSentence } from '../cli/endSentence';
import { listTranslatedLocales } from '../compile/copyLocales';
import { SHELL_LOCALES_DIR } from '../compile/paths';
import { finishRenderedPage } from './finishRenderedPage';
import { getModuleKey, type PrerenderRequest, type PrerenderResult } from './render/PrerenderRequest';
import { renderInWorker } from './renderInWorker';

/** A page or layout that a build prerenders. */
export interface PageToPrerender {
  page: string;
  /** Whether guests or players see it. */
  variant: PrerenderVariant;
  /** Expression that imports the page: `import('/…/login/LoginPage')`. */
  load: string;
  /** Path at which it is opened. */
  path: string;
}

interface PrerenderBuild {
  /** Name of the remote, or `shell`. */
  name: string;
  packageDir: string;
  pages: readonly PageToPrerender[];
}

/** The files with a build's prerendered pages, and why some pages are not among them. */
export interface PrerenderedFiles {
  /** Contents by file name. */
  files: Readonly<Record<string, string>>;
  /** The pages that are prerendered. */
  pages: string[];
  warnings: readonly string[];
}

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

/** Collects prerendered pages by language and page. A page that fails in one language or variant is left out in all of them. */
const collectPages = (name: string, results: readonly PrerenderResult[]) => {
  const finished: (PrerenderRequest & { html: string; css: string })[] = [];
  const failures = new Map<string, string>();
  for (const result of results) {
    const { page } = result;
    if (failures.has(page)) continue;
    try {
      if ('error' in result) throw new Error(result.error);
      // A page without HTML redirects.
      if (result.html !== '') finished.push({ ...result, ...finishRenderedPage(result, `f-${name}`) });
    } catch (error) {
      failures.set(page, (error as Error).message);
    }
  }
  const styles: Record<string, string> = {};
  const pages: Record<string, Record<string, Partial<Record<PrerenderVariant, PrerenderedPage>>>> = {};
  for (const { page, variant, locale, html, css } of finished) {
    if (failures.has(page)) continue;
    const key = hashText(css);
    styles[key] = css;
    ((pages[locale] ??= {})[page] ??= {})[variant] = { html, styles: key };
  }
  return { pages, styles: styles satisfies PrerenderedStyles, failures };
};

const describeMissingPage = (name: string, page: string, reason: string): string =>
  `${name}: ${page} is not prerendered, so it appears only after its scripts have run: ${endSentence(reason)}`;

/** Prerenders pages in all languages, in a worker. A page that fails is left out, and the build goes on. */
export const prerenderPages = async ({
  name,
  packageDir,
  pages,
}: PrerenderBuild): Promise<PrerenderedFiles> => {
  const locales = [DEFAULT_LOCALE, ...listTranslatedLocales()];
  const requests = locales.flatMap((locale) =>
    pages.map(({ page, path, variant }) => ({ page, path, variant, locale })),
  );
  if (requests.length === 0) return { files: {}, pages: [], warnings: [] };
  try {
    const results = await renderInWorker(
      Object.fromEntries(pages.map((page) => [getModuleKey(page), page.load])),
      {
        requests,
        texts: loadTexts(packageDir, locales),
        hasGlobalStyles: name === 'shell',
      },
    );
    const { pages: prerendered, styles, failures } = collectPages(name, results);
    const byFile = { styles, ...prerendered };
    return {
      files: Object.fromEntries(
        Object.entries(byFile).map(([file, content]) => [`${file}.json`, JSON.stringify(content)]),
      ),
      pages: [...new Set(pages.map(({ page }) => page))].filter(
        (page) => page in (prerendered[DEFAULT_LOCALE] ?? {}),
      ),
      warnings: [...failures].map(([page, reason]) => describeMissingPage(name, page, reason)),
    };
  } catch (error) {
    const warning = `${name}: no page is prerendered, so each appears only after its scripts have run: ${endSentence((error as Error).message)}`;
    return { files: {}, pages: [], warnings: [warning] };
  }
};
