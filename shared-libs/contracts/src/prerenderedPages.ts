import type { RouteConfig } from './remote';

/** Folder of a release with the HTML that the build has rendered for each page: `<locale>.json` with the HTML, and `styles.json`. */
export const PRERENDERED_PAGES_DIR = 'prerendered';

/** ID of the element with the prerendered page and its layout, which the shell replaces. */
export const PRERENDERED_ID = 'prerendered';

/** Attribute of that element if it contains the page, in which a player may already have typed, and not only the layout. */
export const PRERENDERED_PAGE_ATTRIBUTE = 'data-page';

/** ID of the element with the CSS of the prerendered page. */
export const PRERENDERED_STYLES_ID = 'prerendered-styles';

/** Attribute of `<html>` whose value is `stale` while the prerendered page must not be shown. */
export const PRERENDERED_STATE_ATTRIBUTE = 'data-prerendered';

/** Global variable that holds the element that was clicked or submitted last in the prerendered page. */
export const PRERENDERED_USED_KEY = '__prerenderedUsed';

/** Placeholders in a prerendered page's HTML that the gateway replaces: private-use characters, which no text contains. */
export const PRERENDERED_PLACEHOLDERS = { gameName: '\uE000', page: '\uE001' } as const;

/** Who sees a prerendered page. Players see the page in the state before any data has loaded. */
export type PrerenderVariant = 'guest' | 'player';

/** Returns whether the page of a route is prerendered for guests or for players. For players, only pages in the layout are. */
export const isPrerenderedFor = (
  variant: PrerenderVariant,
  { access = 'user', layout = access === 'user' }: RouteConfig,
): boolean => (variant === 'guest' ? access !== 'user' : access !== 'guest' && layout);

/** The first render of a page or layout, in one language. */
export interface PrerenderedPage {
  html: string;
  /** Key of its CSS in `styles.json`. */
  styles: string;
}

/** `<locale>.json`: the prerendered pages of a release in one language, by page. Those of the shell are its layouts. */
export type PrerenderedPages = Readonly<Record<string, Partial<Record<PrerenderVariant, PrerenderedPage>>>>;

/** `styles.json`: CSS by its key. */
export type PrerenderedStyles = Readonly<Record<string, string>>;

/** Name of a prerendered layout of the shell: for guests around a page, for players without a page. */
export const PRERENDERED_LAYOUT = 'layout';

/** Name of the shell's prerendered layout for players around a page. */
export const PRERENDERED_PAGE_LAYOUT = 'page-layout';

/** Cookie that repeats the locale stored under `LANGUAGE_STORAGE_KEY`, so that the gateway knows in which language to show prerendered pages. */
export const LANGUAGE_COOKIE = 'language';
