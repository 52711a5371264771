import type { FastifyRequest } from 'fastify';
import {
  COOKIE_NAMES,
  DEFAULT_LOCALE,
  isPrerenderedFor,
  PRERENDERED_LAYOUT,
  PRERENDERED_PAGE_LAYOUT,
  PRERENDERED_PLACEHOLDERS,
  type PrerenderVariant,
  type Registry,
} from '@hashgrid/contracts';
import { isSafePrerenderedPage } from '@hashgrid/contracts/builds';
import type { AnyRelease } from '@hashgrid/contracts/releases';
import { escapeHtml, readPageLanguage } from '@hashgrid/contracts/texts';
import { listLocales, type PageStart } from './createPageStart';
import { createCookieReader } from '../requests/createCookieReader';
import type { PrerenderedPageReader, ReleasePages } from './createPrerenderedPageReader';

/** What the HTML shows until the scripts have run. */
export interface ComposedPage {
  html: string;
  css: string;
  locale: string;
  /** Whether it shows the page itself, not only its layout. */
  hasPage: boolean;
  /** Whether the URL is the path of the route, without parameters and query. */
  isBarePath: boolean;
}

type PageRequest = Pick<FastifyRequest, 'url' | 'headers'>;

/** Reads the cookie with the access token. Only its presence matters; the token is never checked. */
const readSession = createCookieReader(COOKIE_NAMES.access, '[^;]+');

const readLocale = (request: PageRequest, locales: readonly string[]): string => {
  const stored = readPageLanguage(request.headers.cookie);
  return locales.includes(stored) ? stored : DEFAULT_LOCALE;
};

type Screen = NonNullable<PageStart['screen']>;
type StyledHtml = Pick<ComposedPage, 'html' | 'css'>;

/** Returns an own property only: names come from the files of a release, and may be `toString`. */
const getOwn = <Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** Returns a prerendered page or layout with its CSS; null when it is missing or unsafe. */
const findPrerendered = (
  release: ReleasePages | null,
  name: string,
  variant: PrerenderVariant,
): StyledHtml | null => {
  const prerendered = release && getOwn(release.pages, name)?.[variant];
  const css = prerendered && getOwn(release.styles, prerendered.styles);
  return prerendered && css !== undefined && css !== null && isSafePrerenderedPage(prerendered.html, css)
    ? { html: prerendered.html, css }
    : null;
};

type ReadRelease = (release: AnyRelease) => Promise<ReleasePages | null>;

/** Reads each release once per page, because each read of a slow artifact store delays the page. */
const readOnce = (read: ReadRelease): ReadRelease => {
  const results = new Map<AnyRelease, ReturnType<ReadRelease>>();
  return (release) => {
    const result = results.get(release) ?? read(release);
    results.set(release, result);
    return result;
  };
};

const composePage = async (
  { shell, remotes }: Registry,
  { remote: { name }, route }: Screen,
  variant: PrerenderVariant,
  read: ReadRelease,
): Promise<StyledHtml | null> => {
  const remote = remotes[name]?.current;
  if (
    !shell?.current.descriptor.prerenderedPages ||
    !remote?.descriptor.prerenderedPages?.includes(route.page)
  )
    return null;
  const [layouts, pages] = await Promise.all([read(shell.current), read(remote)]);
  const layout = findPrerendered(
    layouts,
    variant === 'guest' ? PRERENDERED_LAYOUT : PRERENDERED_PAGE_LAYOUT,
    variant,
  );
  const page = findPrerendered(pages, route.page, variant);
  return (
    layout &&
    page && {
      // `replace` would interpret `$&` in the HTML of a page.
      html: layout.html.split(PRERENDERED_PLACEHOLDERS.page).join(page.html),
      css: layout.css + page.css,
    }
  );
};

const findLayout = async ({ shell }: Registry, read: ReadRelease): Promise<StyledHtml | null> =>
  shell?.current.descriptor.prerenderedPages
    ? findPrerendered(await read(shell.current), PRERENDERED_LAYOUT, 'player')
    : null;

/** Composes a page from the prerendered HTML of the shell and the remote that the browser gets; null when there is none. */
export const composePrerenderedPage = async (
  request: PageRequest,
  registry: Registry,
  { bootstrap, screen }: PageStart,
  readPrerenderedPages: PrerenderedPageReader,
): Promise<ComposedPage | null> => {
  const shell = registry.shell?.current;
  if (!screen || !shell) return null;
  const locale = readLocale(request, listLocales(shell.descriptor));
  const read = readOnce((release) => readPrerenderedPages(release, locale));
  const variant = readSession(request) ? 'player' : 'guest';
  if (!isPrerenderedFor(variant, screen.route)) return null;
  const isBarePath = request.url === screen.route.path;
  // What a page shows may depend on its parameters and its query, unless its route declares that it doesn't.
  const isPagePrerendered = isBarePath || screen.route.isPrerenderedForAllUrls === true;
  const page = isPagePrerendered ? await composePage(registry, screen, variant, read) : null;
  const prerendered = page ?? (variant === 'player' ? await findLayout(registry, read) : null);
  if (!prerendered) return null;
  const html = prerendered.html.split(PRERENDERED_PLACEHOLDERS.gameName).join(escapeHtml(bootstrap.gameName));
  return { html, css: prerendered.css, locale, hasPage: page !== null, isBarePath };
};
