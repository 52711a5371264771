import {
  DEFAULT_LOCALE,
  LANGUAGE_STORAGE_KEY,
  LOCALE_PATTERN,
  PRERENDERED_ID,
  PRERENDERED_STATE_ATTRIBUTE,
  PRERENDERED_USED_KEY,
} from '@hashgrid/contracts';
import { inlineJson } from '@hashgrid/contracts/releases';

/**
 * CSS that hides a prerendered page that is stale or whose HTML is still arriving, to prevent layout shift. Also hides `#root` until the
 * shell removes the prerendered page.
 */
export const PRERENDERED_STYLE =
  `#${PRERENDERED_ID}:not(:has(~ #root)){visibility:hidden}` +
  `[${PRERENDERED_STATE_ATTRIBUTE}=stale] #${PRERENDERED_ID},[data-load-failed] #${PRERENDERED_ID}{display:none}` +
  `:root:not([${PRERENDERED_STATE_ATTRIBUTE}=stale]) #${PRERENDERED_ID} ~ #root{display:none}`;

/** Condition that no modifier key is held during a click, so that the browser would open the link in this tab. */
const HAS_NO_MODIFIER = '!event.ctrlKey&&!event.metaKey&&!event.shiftKey&&!event.altKey';

/**
 * Returns the inline script that hides a prerendered page whose language is not the stored one. It also records the button or form
 * that a player uses in the page, for the shell to repeat, and prevents the browser from submitting forms. On a URL with parameters or
 * a query it records links too, because a prerendered page doesn't know which of them a link has to pass on.
 */
export const buildPrerenderedPageScript = (locale: string, isBarePath: boolean): string =>
  `{const root=document.documentElement;let stored;` +
  `try{stored=localStorage.getItem(${inlineJson(LANGUAGE_STORAGE_KEY)})}catch{}` +
  `if((${String(LOCALE_PATTERN)}.test(stored)?stored:${inlineJson(DEFAULT_LOCALE)})!==${inlineJson(locale)}){` +
  `root.setAttribute(${inlineJson(PRERENDERED_STATE_ATTRIBUTE)},'stale');root.lang=${inlineJson(DEFAULT_LOCALE)};root.dir='ltr'}` +
  `const record=(element)=>{if(element)globalThis.${PRERENDERED_USED_KEY}=element};` +
  `addEventListener('click',(event)=>{const find=(tag)=>event.target.closest?.('#${PRERENDERED_ID} '+tag);` +
  (isBarePath
    ? ''
    : `const link=find('a[href]:not([target])');if(link&&${HAS_NO_MODIFIER}){event.preventDefault();return record(link)}`) +
  `record(find('button'))},true);` +
  `addEventListener('submit',(event)=>{const form=event.target.closest('#${PRERENDERED_ID} form');` +
  `if(form){event.preventDefault();record(form)}},true)}`;
