import {
  API_KEY_HEADER,
  API_PREFIX,
  DEFAULT_LOCALE,
  getDirection,
  getReleaseHash,
  LOAD_FAILURE_ID,
  getPreviousShellPath,
  START_FAILURE_EVENT,
  TELEMETRY_LIMITS,
  type Bootstrap,
} from '@hashgrid/contracts';
import { reportErrors } from '@hashgrid/contracts/endpoints';
import { inlineJson, SHELL } from '@hashgrid/contracts/releases';
import { createPageTranslate } from '../texts/createPageTranslate';
import { BACKGROUND } from '../html/manifestRoute';
import { FAILED_SHELL_COOKIE } from '../files/previousShell';

/** Delay of the message. Longer than the shell takes to start, so that the message shows only when a request of the shell hangs. */
const DELAY_SECONDS = 10;

/**
 * CSS that shows the message when a script of the shell fails to load, or when the shell has not started after `DELAY_SECONDS`. The
 * shell removes the message when it starts.
 */
export const LOAD_FAILURE_STYLE =
  `#${LOAD_FAILURE_ID}{visibility:hidden;animation:late 0s ${DELAY_SECONDS}s forwards;padding:20vh 16px;text-align:center;overflow:auto;` +
  // Covers the prerendered page, which keeps what the player has typed.
  `position:fixed;inset:0;z-index:1000;background:${BACKGROUND};` +
  `font:16px/1.5 system-ui,sans-serif;color:#F5F7FA}#${LOAD_FAILURE_ID} a{color:inherit}` +
  `[data-load-failed] #${LOAD_FAILURE_ID}{visibility:visible}@keyframes late{to{visibility:visible}}`;

const SHOW_MESSAGE = `document.documentElement.dataset.loadFailed=''`;

/** A module script whose file, or a file that it imports, is missing, blocked or not a script fires an error event. */
const ON_SCRIPT_ERROR = `addEventListener('error',({target})=>{if(target instanceof HTMLScriptElement)${SHOW_MESSAGE}},true);`;

/**
 * Returns the script that requests the previous shell when the live one does not load or start, reports both, and reloads the page.
 * The cookie in the gateway's response prevents a second fallback. If the browser doesn't store it, the page isn't reloaded.
 */
const buildFallbackScript = ({ apiKey, shell }: Bootstrap): string => {
  const { version, base } = shell;
  const id = base.split('/').at(-2) ?? '';
  const report = inlineJson({
    stack: '',
    area: 'start',
    remote: SHELL,
    version,
    hash: getReleaseHash(base),
    path: '/*',
    release: version,
  });
  const headers = inlineJson({ 'content-type': 'application/json', [API_KEY_HEADER]: apiKey });
  return (
    `(()=>{const base=${inlineJson(base)},isStored=()=>document.cookie.includes(${inlineJson(`${FAILED_SHELL_COOKIE}=${id}`)}),` +
    `show=()=>{${SHOW_MESSAGE}},` +
    `isStarting=()=>document.readyState==='loading'||document.getElementById('${LOAD_FAILURE_ID}');let isOver=isStored();` +
    `const fail=async(message)=>{if(isOver)return show();isOver=true;try{` +
    `const response=await fetch(${inlineJson(getPreviousShellPath(id))},{cache:'no-store'});` +
    `if(!response.ok||!isStored())return show();const{release}=await response.json();` +
    `fetch('${API_PREFIX}${reportErrors.path}',{method:'POST',keepalive:true,headers:${headers},body:JSON.stringify({items:[{...${report},` +
    `id:Math.random().toString(16).slice(2,14).padEnd(12,'0'),message:String(message).slice(0,${TELEMETRY_LIMITS.messageLength}),` +
    `fallback:release,at:new Date().toISOString()}]})}).catch(()=>{});` +
    `location.reload()}catch{show()}};` +
    `addEventListener('error',({target,filename='',message})=>{` +
    `if(target instanceof HTMLScriptElement)target.src.includes(base)?fail('The script '+target.src+' did not load.'):show();` +
    `else if(isStarting()&&filename.includes(base))fail(message)},true);` +
    `addEventListener('unhandledrejection',({reason})=>{if(isStarting()&&String(reason?.stack).includes(base))fail(reason)});` +
    `addEventListener('${START_FAILURE_EVENT}',({detail})=>fail(detail))})();`
  );
};

/**
 * Returns the inline script that handles a failure of the shell to load or start.
 * @param hasPrevious Whether there is a shell to fall back to.
 */
export const buildLoadFailureScript = (bootstrap: Bootstrap, hasPrevious: boolean): string =>
  hasPrevious ? buildFallbackScript(bootstrap) : ON_SCRIPT_ERROR;

/** Returns the attributes for the message's language, because a page that is not prerendered is in English. */
const formatLanguageAttributes = (locale: string): string =>
  locale === DEFAULT_LOCALE ? '' : ` lang="${locale}" dir="${getDirection(locale)}"`;

/**
 * Returns plain HTML for a page whose shell does not start, or that runs no scripts; the link reloads the page. It is translated
 * here, because the shell, which translates everything else, has not been loaded.
 */
export const renderLoadFailure = (locale: string): string => {
  const t = createPageTranslate(locale);
  const attributes = formatLanguageAttributes(locale);
  return (
    `<div id="${LOAD_FAILURE_ID}" role="alert"${attributes}><h1>${t('Couldn’t load the page')}</h1>` +
    `<p>${t('Check your internet connection, then try again.')}</p><p><a href="">${t('Reload page')}</a></p></div>` +
    `<noscript${attributes}>${t('This game needs JavaScript. Turn it on in your browser, then reload the page.')}</noscript>`
  );
};
