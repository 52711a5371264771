import {
  API_KEY_HEADER,
  API_PREFIX,
  COOKIE_NAMES,
  PRELOAD_FRESH_MS,
  PRELOADED_REQUESTS_KEY,
  SHELL_PRELOAD,
  type Bootstrap,
} from '@hashgrid/contracts';
import { inlineJson } from '@hashgrid/contracts/releases';

/** The first `Intl` formatter of each kind takes some 20 ms to create, so they are created while the page waits for the network. */
const WARM_UP_INTL =
  `globalThis.requestIdleCallback?.(()=>{new Intl.NumberFormat();` +
  `requestIdleCallback(()=>{new Intl.DateTimeFormat();new Intl.RelativeTimeFormat()})});`;

/**
 * Returns the inline script that sends a logged-in player's first API requests while the shell's code is loading. The
 * platform consumes the responses; those left over are canceled. Without a session cookie it does nothing.
 * @param pagePreload URLs that the page at the path requests at its start.
 */
export const buildPreloadScript = ({ apiKey }: Bootstrap, pagePreload: readonly string[] = []): string =>
  `try{const token=/(?:^|; )${COOKIE_NAMES.access}=([^;]+)/.exec(document.cookie)?.[1];` +
  `if(token){const responses={},headers={accept:'application/json',${inlineJson(API_KEY_HEADER)}:${inlineJson(apiKey)},` +
  `authorization:'Bearer '+token};for(const url of ${inlineJson([...SHELL_PRELOAD, ...pagePreload])})` +
  `responses[url]=fetch(${inlineJson(API_PREFIX)}+url,{headers,credentials:'omit'}).catch(()=>null);` +
  `globalThis.${PRELOADED_REQUESTS_KEY}={token,responses};` +
  WARM_UP_INTL +
  // An unread response would keep its connection open; one whose body has failed rejects.
  `setTimeout(()=>{for(const url in responses)responses[url].then((response)=>response?.body?.cancel()).catch(()=>{})},${PRELOAD_FRESH_MS})}}catch{}`;
