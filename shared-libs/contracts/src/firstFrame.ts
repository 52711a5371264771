import type { RouteConfig } from './remote';

/** Folder of a release with its first frames: `<locale>.json` with their HTML, and `styles.json`. */
export const FIRST_FRAMES_DIR = 'first-frames';

/** Id of the element with the first frame of a page, which the shell replaces. */
export const FIRST_FRAME_ID = 'first-frame';

/** Attribute of that element when it shows the page itself, so that something may have been entered. */
export const FIRST_FRAME_PAGE = 'data-page';

/** Id of the element with its CSS. */
export const FIRST_FRAME_STYLES_ID = 'first-frame-styles';

/** Attribute of `<html>` that says `stale` while the first frame must not be shown. */
export const FIRST_FRAME_STATE = 'data-first-frame';

/** Global variable with the button or form of the first frame that was used last. */
export const FIRST_FRAME_USED_KEY = '__firstFrameUsed';

/** Characters in a frame's HTML that the gateway replaces; they are for private use, so no text has them. */
export const FIRST_FRAME_TOKENS = { gameName: '\uE000', page: '\uE001' } as const;

/** Who sees a frame. Players see a page as it is while nothing has been loaded. */
export type FrameVariant = 'guest' | 'player';

/** Whether the page of a route has a frame for guests, or for players, who see it in their layout. */
export const hasFrameFor = (
  variant: FrameVariant,
  { access = 'user', layout = access === 'user' }: RouteConfig,
): boolean => (variant === 'guest' ? access !== 'user' : access !== 'guest' && layout);

/** What the first render of a page shows, in one language. */
export interface FirstFrame {
  html: string;
  /** Key of its CSS in `styles.json`. */
  styles: string;
}

/** `<locale>.json`: the first frames of a release in one language, by page. The layout is a page of the shell. */
export type FirstFrames = Readonly<Record<string, Partial<Record<FrameVariant, FirstFrame>>>>;

/** `styles.json`: CSS by its key. */
export type FrameStyles = Readonly<Record<string, string>>;

/** Name of the shell's layouts among its first frames: that of guests around a page, and that of players without one. */
export const LAYOUT_FRAME = 'layout';

/** Name of the shell's layout of players around a page. */
export const PAGE_LAYOUT_FRAME = 'page-layout';

/** Cookie with the locale of `LANGUAGE_STORAGE_KEY`, by which the gateway picks the language of the first frame. */
export const LANGUAGE_COOKIE = 'language';
