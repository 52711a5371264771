import { randomBytes } from 'node:crypto';
import { getDirection } from '@hashgrid/contracts';
import { escapeHtml } from '@hashgrid/contracts/texts';
import { BACKGROUND } from './manifestRoute';

const STYLE = `html{background:${BACKGROUND};color:#F5F7FA;font:16px/1.5 system-ui,sans-serif}main{padding:20vh 16px;text-align:center}a{color:inherit}:lang(ja){word-break:auto-phrase}:lang(ko){word-break:keep-all}`;

interface Message {
  title: string;
  text: string;
  link?: { href: string; text: string };
  /** Seconds after which the page reloads itself. */
  refresh?: number;
}

/** Renders a page that shows only a message, in the language of `locale`. It works without scripts. */
export const renderMessagePage = (
  gameName: string,
  locale: string,
  { title, text, link, refresh }: Message,
): { headers: Record<string, string>; html: string } => {
  const nonce = randomBytes(16).toString('base64');
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`,
    'referrer-policy': 'no-referrer',
    ...(refresh && { 'retry-after': String(refresh) }),
  };
  const html = [
    `<!doctype html><html lang="${locale}" dir="${getDirection(locale)}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(gameName)}</title>`,
    refresh ? `<meta http-equiv="refresh" content="${refresh}">` : '',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="dark">',
    `<style nonce="${nonce}">${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(text)}</p>${link ? `<p><a href="${link.href}">${escapeHtml(link.text)}</a></p>` : ''}</main></body></html>`,
  ].join('');
  return { headers, html };
};
