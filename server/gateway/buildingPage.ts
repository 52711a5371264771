import { randomBytes } from 'node:crypto';
import { DEFAULT_LOCALE } from '@hashgrid/contracts';
import { escapeHtml } from './escapeHtml';
import { BACKGROUND } from './manifestRoute';

const REFRESH_SECONDS = 3;

const STYLE = `html{background:${BACKGROUND};color:#F5F7FA;font:16px/1.5 system-ui,sans-serif}main{padding:20vh 16px;text-align:center}`;

/** Returns the page of every path while the first build runs. It works without scripts and reloads itself. */
export const buildingPage = (gameName: string): { headers: Record<string, string>; html: string } => {
  const nonce = randomBytes(16).toString('base64');
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`,
    'retry-after': String(REFRESH_SECONDS),
  };
  const html = [
    `<!doctype html><html lang="${DEFAULT_LOCALE}" dir="ltr"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(gameName)}</title><meta http-equiv="refresh" content="${REFRESH_SECONDS}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="dark">',
    `<style nonce="${nonce}">${STYLE}</style></head><body><main role="status"><h1>The game is building</h1>`,
    '<p>This page opens automatically in about a minute.</p></main></body></html>',
  ].join('');
  return { headers, html };
};
