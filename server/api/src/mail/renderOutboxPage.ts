import { createHash } from 'node:crypto';
import { getDirection } from '@hashgrid/contracts';
import { escapeHtml } from '@hashgrid/contracts/texts';
import { createEmailTranslate, type EmailTranslate } from './createEmailTranslate';
import type { Email } from './emails.queries';

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:44rem;margin:2rem auto;padding:0 1rem}
article{border:1px solid #8886;border-radius:.75rem;padding:1rem 1.25rem;margin-block:1rem}h2{font-size:1.1rem;margin:0}
p{white-space:pre-line;overflow-wrap:anywhere}:lang(ja){word-break:auto-phrase}:lang(ko){word-break:keep-all}small{opacity:.75}`;

/** Content security policy of the page, which allows its own style and nothing else. */
export const OUTBOX_CSP = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Renders an email. The subject sets the text direction of the whole email, so that all its lines start on the same side.
 * @param locale Locale of the page, in which the recipient is labeled.
 */
const renderArticle = (
  { recipient, subject, body, link, footer, createdAt, language }: Email,
  { locale, direction }: { locale: string; direction: 'ltr' | 'rtl' },
  t: EmailTranslate,
) => `<article dir="auto"${language ? ` lang="${escapeHtml(language)}"` : ''}>
<h2>${escapeHtml(subject)}</h2>
<small lang="${locale}"><bdi dir="${direction}">${t('To %recipient%', { recipient: `<bdi>${escapeHtml(recipient)}</bdi>` })}<br>
<time dir="ltr" datetime="${createdAt.toISOString()}">${createdAt.toISOString()}</time></bdi></small>
<p>${escapeHtml(body)}</p>
<p><a href="${escapeHtml(link)}"><bdi dir="ltr">${escapeHtml(link)}</bdi></a></p>${footer ? `<p>${escapeHtml(footer)}</p>` : ''}
</article>`;

/** Renders all emails on one page, newest first; each is in the language of its recipient. */
export const renderOutboxPage = (gameName: string, emails: Email[], locale: string) => {
  const t = createEmailTranslate(locale);
  const direction = getDirection(locale);
  return `<!doctype html>
<html lang="${locale}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${t('Outbox')} | ${escapeHtml(gameName)}</title><style>${STYLE}</style></head>
<body><main><h1>${t('Outbox')}</h1>
<p>${t('No mail server is set up, so emails appear here. Only this computer can see them.')}</p>
${emails.map((email) => renderArticle(email, { locale, direction }, t)).join('\n') || `<p>${t('No emails yet.')}</p>`}
</main></body></html>
`;
};
