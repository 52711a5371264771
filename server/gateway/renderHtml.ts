import { BOOTSTRAP_ELEMENT_ID, DEFAULT_LOCALE, MODAL_PORTAL_ID } from '@hashgrid/contracts';
import type { PageStart } from './bootstrapFor';
import { preloadScript } from './preloadScript';
import { inlineJson } from './inlineJson';
import type { PageScripts } from './pageScripts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);

/** The colour of the night behind everything, before a script has run. */
const NIGHT = '#080B12';

/** Developers' pages load themselves anew when a release changes. */
const RELOAD_SCRIPT = `new EventSource('/__dev/events').addEventListener('reload',()=>location.reload())`;

/**
 * The one HTML of every path of the app: what is at the path, the hashes of its scripts, and hints to fetch exactly these.
 * @param nonce Fresh for each response; the only inline code and styles that run carry it [X4].
 */
export const renderHtml = (
  { bootstrap, screen }: PageStart,
  { entry, preload, integrity }: PageScripts,
  nonce: string,
  options: { reloadPages?: boolean | undefined } = {},
): string => {
  const gameName = escapeHtml(bootstrap.gameName);
  const title = screen ? `${escapeHtml(screen.route.title)} | ${gameName}` : gameName;
  return [
    `<!doctype html><html lang="${DEFAULT_LOCALE}" dir="ltr"><head><meta charset="utf-8">`,
    `<title>${title}</title>`,
    `<script nonce="${nonce}">${preloadScript(bootstrap, screen?.route.preload)}</script>`,
    `<script type="importmap" nonce="${nonce}">${inlineJson({ integrity })}</script>`,
    `<script type="module" src="${entry}"></script>`,
    ...preload.map((url) => `<link rel="modulepreload" href="${url}">`),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="description" content="${gameName}">`,
    `<meta name="csp-nonce" nonce="${nonce}">`,
    `<meta name="theme-color" content="${NIGHT}"><meta name="color-scheme" content="dark">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<style nonce="${nonce}">html{background:${NIGHT}}</style>`,
    options.reloadPages ? `<script nonce="${nonce}">${RELOAD_SCRIPT}</script>` : '',
    `</head><body><div id="root"></div><div id="${MODAL_PORTAL_ID}"></div>`,
    `<script type="application/json" id="${BOOTSTRAP_ELEMENT_ID}">${inlineJson(bootstrap)}</script>`,
    '<noscript>This game needs JavaScript.</noscript></body></html>',
  ].join('');
};
