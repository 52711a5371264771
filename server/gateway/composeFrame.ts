import type { FastifyRequest } from 'fastify';
import {
  COOKIE_NAMES,
  DEFAULT_LOCALE,
  FIRST_FRAME_TOKENS,
  LANGUAGE_COOKIE,
  LAYOUT_FRAME,
  type Registry,
  type RouteConfig,
} from '@hashgrid/contracts';
import { isSafeFrame } from '@hashgrid/contracts/releases';
import type { PageStart } from './bootstrapFor';
import { cookieReader } from './cookieReader';
import { escapeHtml } from './escapeHtml';
import type { FrameReader, ReleaseFrames } from './readFrames';

/** What the HTML shows until the scripts have run. */
export interface ComposedFrame {
  html: string;
  css: string;
  locale: string;
}

type PageRequest = Pick<FastifyRequest, 'url' | 'headers'>;

/** Only whether there is one counts; its content is not read. */
const readSession = cookieReader(COOKIE_NAMES.access, '[^;]+');
const readLanguage = cookieReader(LANGUAGE_COOKIE, '[\\w-]+');

const readLocale = (request: PageRequest, locales: readonly string[]): string => {
  const stored = readLanguage(request) ?? DEFAULT_LOCALE;
  return locales.includes(stored) ? stored : DEFAULT_LOCALE;
};

type Screen = NonNullable<PageStart['screen']>;
type Filled = Pick<ComposedFrame, 'html' | 'css'>;

/** Names come from the files of a release, and `toString` may be one. */
const getOwn = <Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** Returns a guest's frame with its CSS; null when there is none, or one that must not be sent. */
const findFrame = (release: ReleaseFrames | null, name: string): Filled | null => {
  const frame = release && getOwn(release.frames, name)?.guest;
  const css = frame && getOwn(release.styles, frame.styles);
  return frame && css !== undefined && css !== null && isSafeFrame(frame.html, css)
    ? { html: frame.html, css }
    : null;
};

/** Whether a request gets a frame. Players have none, and what a page shows may depend on a query. */
const isForGuests = (request: PageRequest, { path, access }: RouteConfig): boolean =>
  request.url === path && (access === 'guest' || access === 'any') && !readSession(request);

/** Finds the releases that the browser gets, if both have frames for a page. */
const findReleases = ({ shell, remotes }: Registry, { remote: { name }, route }: Screen) => {
  const remote = remotes[name]?.current;
  const hasFrames =
    shell?.current.descriptor.firstFrames && remote?.descriptor.firstFrames?.includes(route.page);
  return shell && remote && hasFrames ? { shell: shell.current, remote } : null;
};

/** Composes the first frame of a page from those of the releases that the browser gets. Null when it has none. */
export const composeFrame = async (
  request: PageRequest,
  registry: Registry,
  { bootstrap, screen }: PageStart,
  readFrames: FrameReader,
): Promise<ComposedFrame | null> => {
  const releases = screen && isForGuests(request, screen.route) ? findReleases(registry, screen) : null;
  if (!screen || !releases) return null;
  const locale = readLocale(request, bootstrap.locales);
  const [layouts, pages] = await Promise.all([
    readFrames(releases.shell, locale),
    readFrames(releases.remote, locale),
  ]);
  const layout = findFrame(layouts, LAYOUT_FRAME);
  const page = findFrame(pages, screen.route.page);
  if (!layout || !page) return null;
  // Not `replace`, for which `$&` in a page would mean something.
  const html = layout.html.split(FIRST_FRAME_TOKENS.page).join(page.html);
  return {
    html: html.split(FIRST_FRAME_TOKENS.gameName).join(escapeHtml(bootstrap.gameName)),
    css: layout.css + page.css,
    locale,
  };
};
