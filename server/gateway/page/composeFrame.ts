import type { FastifyRequest } from 'fastify';
import {
  COOKIE_NAMES,
  DEFAULT_LOCALE,
  FIRST_FRAME_PLACEHOLDERS,
  hasFrameFor,
  LAYOUT_FRAME,
  PAGE_LAYOUT_FRAME,
  type FrameVariant,
  type Registry,
} from '@hashgrid/contracts';
import { isSafeFirstFrame } from '@hashgrid/contracts/builds';
import type { AnyRelease } from '@hashgrid/contracts/releases';
import { readPageLanguage } from '@hashgrid/contracts/texts';
import { listLocales, type PageStart } from './createPageStart';
import { createCookieReader } from '../requests/createCookieReader';
import { escapeHtml } from '../html/escapeHtml';
import type { FrameReader, ReleaseFrames } from './createFrameReader';

/** What the HTML shows until the scripts have run. */
export interface ComposedFrame {
  html: string;
  css: string;
  locale: string;
  /** Whether it shows the page itself, not only its layout. */
  hasPage: boolean;
  /** Whether the URL is the path of the route, without parameters and query. */
  isBarePath: boolean;
}

type PageRequest = Pick<FastifyRequest, 'url' | 'headers'>;

/** Reads the session cookie. Only its presence matters; its content is never checked. */
const readSession = createCookieReader(COOKIE_NAMES.access, '[^;]+');

const readLocale = (request: PageRequest, locales: readonly string[]): string => {
  const stored = readPageLanguage(request.headers.cookie);
  return locales.includes(stored) ? stored : DEFAULT_LOCALE;
};

type Screen = NonNullable<PageStart['screen']>;
type StyledHtml = Pick<ComposedFrame, 'html' | 'css'>;

/** Returns an own property only: names come from the files of a release, and may be `toString`. */
const getOwn = <Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** Returns a frame with its CSS; null when it is missing or unsafe. */
const findFrame = (release: ReleaseFrames | null, name: string, variant: FrameVariant): StyledHtml | null => {
  const frame = release && getOwn(release.frames, name)?.[variant];
  const css = frame && getOwn(release.styles, frame.styles);
  return frame && css !== undefined && css !== null && isSafeFirstFrame(frame.html, css)
    ? { html: frame.html, css }
    : null;
};

type ReadRelease = (release: AnyRelease) => Promise<ReleaseFrames | null>;

const composePage = async (
  { shell, remotes }: Registry,
  { remote: { name }, route }: Screen,
  variant: FrameVariant,
  read: ReadRelease,
): Promise<StyledHtml | null> => {
  const remote = remotes[name]?.current;
  if (!shell?.current.descriptor.firstFrames || !remote?.descriptor.firstFrames?.includes(route.page))
    return null;
  const [layouts, pages] = await Promise.all([read(shell.current), read(remote)]);
  const layout = findFrame(layouts, variant === 'guest' ? LAYOUT_FRAME : PAGE_LAYOUT_FRAME, variant);
  const page = findFrame(pages, route.page, variant);
  return (
    layout &&
    page && {
      // `replace` would interpret `$&` in the HTML of a page.
      html: layout.html.split(FIRST_FRAME_PLACEHOLDERS.page).join(page.html),
      css: layout.css + page.css,
    }
  );
};

const findLayout = async ({ shell }: Registry, read: ReadRelease): Promise<StyledHtml | null> =>
  shell?.current.descriptor.firstFrames ? findFrame(await read(shell.current), LAYOUT_FRAME, 'player') : null;

/** Composes the first frame of a page from the frames of the shell and the remote that the browser gets; null when there is none. */
export const composeFrame = async (
  request: PageRequest,
  registry: Registry,
  { bootstrap, screen }: PageStart,
  readFrames: FrameReader,
): Promise<ComposedFrame | null> => {
  const shell = registry.shell?.current;
  if (!screen || !shell) return null;
  const locale = readLocale(request, listLocales(shell.descriptor));
  const read = (release: AnyRelease) => readFrames(release, locale);
  const variant = readSession(request) ? 'player' : 'guest';
  if (!hasFrameFor(variant, screen.route)) return null;
  const isBarePath = request.url === screen.route.path;
  // What a page shows may depend on its parameters and its query, unless its route declares that it doesn't.
  const hasPageFrame = isBarePath || screen.route.hasOneFirstFrame === true;
  const page = hasPageFrame ? await composePage(registry, screen, variant, read) : null;
  const frame = page ?? (variant === 'player' ? await findLayout(registry, read) : null);
  if (!frame) return null;
  const html = frame.html.split(FIRST_FRAME_PLACEHOLDERS.gameName).join(escapeHtml(bootstrap.gameName));
  return { html, css: frame.css, locale, hasPage: page !== null, isBarePath };
};
