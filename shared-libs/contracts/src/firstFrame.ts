import type { RouteConfig } from './remote';

/**
 * Folder of a release with its first frames, the prerendered HTML of each page's first render:
 * `<locale>.json` with that HTML, and `styles.json`.
 */
export const FIRST_FRAMES_DIR = 'first-frames';

/** ID of the element with the first frame of a page, which the shell replaces. */
export const FIRST_FRAME_ID = 'first-frame';

/** Attribute of that element if it shows the page, in which a player may already have typed, and not only the layout. */
export const FIRST_FRAME_PAGE_ATTRIBUTE = 'data-page';

/** ID of the element with the CSS of the first frame. */
export const FIRST_FRAME_STYLES_ID = 'first-frame-styles';

/** Attribute of `<html>` whose value is `stale` while the first frame must not be shown. */
export const FIRST_FRAME_STATE_ATTRIBUTE = 'data-first-frame';

/** Global variable that holds the element that was clicked or submitted last in the first frame. */
export const FIRST_FRAME_USED_KEY = '__firstFrameUsed';

/** Placeholders in a frame's HTML that the gateway replaces: private-use characters, which no text contains. */
export const FIRST_FRAME_PLACEHOLDERS = { gameName: '\uE000', page: '\uE001' } as const;

/** Who sees a frame. Players see the page in the state before any data has loaded. */
export type FrameVariant = 'guest' | 'player';

/** Returns whether the page of a route has a frame for guests or for players. Players see frames in their layout only. */
export const hasFrameFor = (
  variant: FrameVariant,
  { access = 'user', layout = access === 'user' }: RouteConfig,
): boolean => (variant === 'guest' ? access !== 'user' : access !== 'guest' && layout);

/** The first render of a page, in one language. */
export interface FirstFrame {
  html: string;
  /** Key of its CSS in `styles.json`. */
  styles: string;
}

/** `<locale>.json`: the first frames of a release in one language, by page. Those of the shell are its layouts. */
export type FirstFrames = Readonly<Record<string, Partial<Record<FrameVariant, FirstFrame>>>>;

/** `styles.json`: CSS by its key. */
export type FrameStyles = Readonly<Record<string, string>>;

/** Name of a first frame of the shell: for guests the layout around a page, for players the layout without a page. */
export const LAYOUT_FRAME = 'layout';

/** Name of the shell's first frame with the layout of players around a page. */
export const PAGE_LAYOUT_FRAME = 'page-layout';

/** Cookie that repeats the locale stored under `LANGUAGE_STORAGE_KEY`, so that the gateway knows the language of the first frame. */
export const LANGUAGE_COOKIE = 'language';
