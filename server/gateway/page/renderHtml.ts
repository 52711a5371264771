import {
  BOOTSTRAP_ELEMENT_ID,
  DEFAULT_LOCALE,
  DEV_SCRIPT,
  getDirection,
  MODAL_PORTAL_ID,
  PRERENDERED_ID,
  PRERENDERED_PAGE_ATTRIBUTE,
  PRERENDERED_STYLES_ID,
} from '@hashgrid/contracts';
import { inlineJson } from '@hashgrid/contracts/releases';
import { BACKGROUND, MANIFEST_PATH } from '../html/manifestRoute';
import type { PageStart } from './createPageStart';
import type { ComposedPage } from './composePrerenderedPage';
import { escapeHtml } from '@hashgrid/contracts/texts';
import { PRERENDERED_STYLE, buildPrerenderedPageScript } from './buildPrerenderedPageScript';
import { buildPreloadScript } from './buildPreloadScript';
import { LOAD_FAILURE_STYLE, renderLoadFailure, buildLoadFailureScript } from './loadFailure';
import { PRINT_STYLE } from './printStyle';
import type { PageScripts } from './listPageScripts';

/** Renders the styles and the script of a prerendered page. Browsers without scripts hide the page, because its forms can't be submitted there. */
const renderPrerenderedHead = ({ css, locale, isBarePath }: ComposedPage, nonce: string): string[] => [
  `<style nonce="${nonce}" id="${PRERENDERED_STYLES_ID}">${css}${PRERENDERED_STYLE}</style>`,
  `<script nonce="${nonce}">${buildPrerenderedPageScript(locale, isBarePath)}</script>`,
  locale === DEFAULT_LOCALE
    ? ''
    : `<link rel="preload" as="fetch" crossorigin href="/locales/${locale}.json">`,
  `<noscript><style nonce="${nonce}">#${PRERENDERED_ID}{display:none}</style></noscript>`,
];

const renderPrerendered = ({ html, hasPage }: ComposedPage): string =>
  `<div id="${PRERENDERED_ID}"${hasPage ? ` ${PRERENDERED_PAGE_ATTRIBUTE}` : ''}>${html}</div>`;

const formatTitle = (title: string | null, gameName: string): string =>
  title === null ? gameName : `${escapeHtml(title)} | ${gameName}`;

/** Parts of a page that don't follow from its releases. */
interface HtmlOptions {
  /** Title of the screen in the language of the HTML; null where there is no screen. */
  title?: string | null;
  reloadPages?: boolean | undefined;
  /** Whether there is a shell to start when the live one fails. */
  hasPreviousShell?: boolean;
  /** What shows until the scripts have run. */
  prerendered?: ComposedPage | null;
  /** Language of the messages for a page that cannot be loaded and for disabled scripts. */
  locale?: string;
}

/**
 * Renders the HTML of a path of the app: its title, the integrity of its scripts, and preload tags for them.
 * @param nonce New for each response; only inline scripts and styles that carry it run.
 */
export const renderHtml = (
  { bootstrap, screen }: PageStart,
  { entry, preload, integrity }: PageScripts,
  nonce: string,
  {
    title = null,
    reloadPages,
    hasPreviousShell = false,
    prerendered = null,
    locale = DEFAULT_LOCALE,
  }: HtmlOptions = {},
): string => {
  const gameName = escapeHtml(bootstrap.gameName);
  /** Chromium's preload scanner doesn't read the import map, and what it requests without a hash is blocked and reported. */
  const formatIntegrity = (url: string) => (integrity[url] ? ` integrity="${integrity[url]}"` : '');
  const pageLocale = prerendered?.locale ?? DEFAULT_LOCALE;
  return [
    `<!doctype html><html lang="${pageLocale}" dir="${getDirection(pageLocale)}"><head><meta charset="utf-8">`,
    `<title>${formatTitle(title, gameName)}</title>`,
    `<script nonce="${nonce}">${buildLoadFailureScript(bootstrap, hasPreviousShell)}</script>`,
    `<script nonce="${nonce}">${buildPreloadScript(bootstrap, screen?.route.preload)}</script>`,
    `<script type="importmap" nonce="${nonce}">${inlineJson({ integrity })}</script>`,
    `<script type="module" src="${entry}"${formatIntegrity(entry)}></script>`,
    ...preload.map((url) => `<link rel="modulepreload" href="${url}"${formatIntegrity(url)}>`),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="description" content="${gameName}">`,
    `<meta name="csp-nonce" nonce="${nonce}">`,
    `<meta name="theme-color" content="${BACKGROUND}"><meta name="color-scheme" content="dark">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<link rel="apple-touch-icon" href="/icon-180.png"><link rel="manifest" href="${MANIFEST_PATH}">`,
    `<style nonce="${nonce}">html{background:${BACKGROUND}}${LOAD_FAILURE_STYLE}${PRINT_STYLE}</style>`,
    reloadPages ? `<script nonce="${nonce}">${DEV_SCRIPT}</script>` : '',
    ...(prerendered ? renderPrerenderedHead(prerendered, nonce) : []),
    `</head><body>${prerendered ? renderPrerendered(prerendered) : ''}<div id="root"></div><div id="${MODAL_PORTAL_ID}"></div>`,
    renderLoadFailure(locale),
    `<script type="application/json" id="${BOOTSTRAP_ELEMENT_ID}">${inlineJson(bootstrap)}</script>`,
    '</body></html>',
  ].join('');
};
