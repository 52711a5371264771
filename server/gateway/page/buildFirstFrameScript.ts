import {
  DEFAULT_LOCALE,
  FIRST_FRAME_ID,
  FIRST_FRAME_STATE,
  FIRST_FRAME_USED_KEY,
  LANGUAGE_STORAGE_KEY,
  LOCALE_PATTERN,
} from '@hashgrid/contracts';
import { inlineJson } from '../html/inlineJson';

/**
 * Hides the frame when it must not be seen, and the page behind it until the shell has taken the frame away. A frame whose HTML
 * is still coming must not be seen either: its parts would move while it grows.
 */
export const FIRST_FRAME_STYLE =
  `#${FIRST_FRAME_ID}:not(:has(~ #root)){visibility:hidden}` +
  `[${FIRST_FRAME_STATE}=stale] #${FIRST_FRAME_ID},[data-load-failed] #${FIRST_FRAME_ID}{display:none}` +
  `:root:not([${FIRST_FRAME_STATE}=stale]) #${FIRST_FRAME_ID} ~ #root{display:none}`;

/** A link that the browser would follow in this tab. */
const FOLLOWED = '!event.ctrlKey&&!event.metaKey&&!event.shiftKey&&!event.altKey';

/**
 * Returns the inline script that drops a frame in another language than the stored one, which decides. It also keeps what is done
 * in the frame for the shell, and the browser from sending its forms. Links of a URL with parameters or a query wait for the shell
 * too: the frame doesn't know what they have to pass on.
 */
export const buildFirstFrameScript = (locale: string, isBarePath: boolean): string =>
  `{const root=document.documentElement;let stored;` +
  `try{stored=localStorage.getItem(${inlineJson(LANGUAGE_STORAGE_KEY)})}catch{}` +
  `if((${String(LOCALE_PATTERN)}.test(stored)?stored:${inlineJson(DEFAULT_LOCALE)})!==${inlineJson(locale)}){` +
  `root.setAttribute(${inlineJson(FIRST_FRAME_STATE)},'stale');root.lang=${inlineJson(DEFAULT_LOCALE)};root.dir='ltr'}` +
  `const keep=(element)=>{if(element)globalThis.${FIRST_FRAME_USED_KEY}=element};` +
  `addEventListener('click',(event)=>{const find=(tag)=>event.target.closest?.('#${FIRST_FRAME_ID} '+tag);` +
  (isBarePath
    ? ''
    : `const link=find('a[href]:not([target])');if(link&&${FOLLOWED}){event.preventDefault();return keep(link)}`) +
  `keep(find('button'))},true);` +
  `addEventListener('submit',(event)=>{const form=event.target.closest('#${FIRST_FRAME_ID} form');` +
  `if(form){event.preventDefault();keep(form)}},true)}`;
