import {
  API_KEY_HEADER,
  API_PREFIX,
  COOKIE_NAMES,
  EARLY_CALLS_FRESH_MS,
  EARLY_CALLS_KEY,
  SHELL_CALLS,
  type Boot,
} from '@hashgrid/contracts';
import { inlineJson } from './inlineJson';

/** A browser's first of each takes it some 20 ms, longer than the page's own code: made while the network is waited for. */
const WARM_FORMATS =
  `globalThis.requestIdleCallback?.(()=>{new Intl.NumberFormat();` +
  `requestIdleCallback(()=>{new Intl.DateTimeFormat();new Intl.RelativeTimeFormat()})});`;

/**
 * Script of the HTML that sends the first calls of a signed-in player while the shell's code is on its way; the
 * platform takes their answers, and what nobody took is let go. Without cookies it does nothing.
 * @param pageCalls What the page at the path asks for at its start.
 */
export const preloadScript = ({ apiKey }: Boot, pageCalls: readonly string[] = []): string =>
  `try{const token=/(?:^|; )${COOKIE_NAMES.access}=([^;]+)/.exec(document.cookie)?.[1];` +
  `if(token){const answers={},headers={accept:'application/json',${inlineJson(API_KEY_HEADER)}:${inlineJson(apiKey)},` +
  `authorization:'Bearer '+token};for(const url of ${inlineJson([...SHELL_CALLS, ...pageCalls])})` +
  `answers[url]=fetch(${inlineJson(API_PREFIX)}+url,{headers,credentials:'omit'}).catch(()=>null);` +
  `globalThis.${EARLY_CALLS_KEY}={token,answers};` +
  WARM_FORMATS +
  // An answer that is never read keeps its connection.
  `setTimeout(()=>{for(const url in answers)answers[url].then((answer)=>answer?.body?.cancel())},${EARLY_CALLS_FRESH_MS})}}catch{}`;
