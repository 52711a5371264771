import { LOAD_FAILURE_ID } from '@hashgrid/contracts';

/** Longer than the shell may take to start, so that it only shows when a request of the shell hangs. */
const DELAY_SECONDS = 10;

/**
 * Shows the message when a script of the shell fails to load, or nothing has started after a while. The shell removes it
 * when it starts.
 */
export const LOAD_FAILURE_STYLE =
  `#${LOAD_FAILURE_ID}{visibility:hidden;animation:late 0s ${DELAY_SECONDS}s forwards;padding:20vh 16px;text-align:center;` +
  `font:16px/1.5 system-ui,sans-serif;color:#F5F7FA}#${LOAD_FAILURE_ID} a{color:inherit}` +
  `[data-load-failed] #${LOAD_FAILURE_ID}{visibility:visible}@keyframes late{to{visibility:visible}}`;

/** A module script whose file, or a file that it imports, is missing, blocked or not a script fires an error event. */
export const LOAD_FAILURE_SCRIPT =
  `addEventListener('error',({target})=>{if(target instanceof HTMLScriptElement)` +
  `document.documentElement.dataset.loadFailed=''},true);`;

/** Plain HTML for a page whose shell does not start. It works without scripts; the link reloads the page. */
export const LOAD_FAILURE_HTML =
  `<div id="${LOAD_FAILURE_ID}" role="alert"><h1>The page couldn’t be loaded</h1>` +
  '<p>Check your internet connection, then try again.</p><p><a href="">Reload the page</a></p></div>';
