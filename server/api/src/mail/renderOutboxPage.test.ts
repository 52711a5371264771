import { DEFAULT_LOCALE, LANGUAGES } from '@hashgrid/contracts';
import { createEmailTranslate } from './createEmailTranslate';
import type { Email } from './emails.queries';
import { renderOutboxPage } from './renderOutboxPage';

const EMAIL: Email = {
  recipient: 'ada@example.com',
  subject: 'فعّل حسابك',
  body: 'مرحبًا',
  link: 'http://localhost:3000/activate?token=x',
  createdAt: new Date('2026-11-22T10:00:00Z'),
};

test('shows each email in the direction of its subject, but its recipient, time and link from left to right', () => {
  const [article] = /<article.*<\/article>/s.exec(renderOutboxPage('Hashgrid', [EMAIL], 'en-US'))!;
  expect(article.match(/dir="auto"/g)).toHaveLength(1);
  expect(article).toMatch(/^<article dir="auto">\n<h2>/);
  expect(article).toContain(
    '<small lang="en-US"><bdi dir="ltr">To <bdi>ada@example.com</bdi><br>\n<time dir="ltr"',
  );
  expect(article).toContain('"><bdi dir="ltr">http://localhost:3000/activate?token=x</bdi></a>');
});

test('marks each email with its language, and the words that the page adds with that of the page', () => {
  const render = (email: Email) => renderOutboxPage('Hashgrid', [email], 'de-DE');
  const page = render({ ...EMAIL, language: 'ar-SA' });
  expect(page).toContain('<article dir="auto" lang="ar-SA">');
  expect(page).toContain('<small lang="de-DE"><bdi dir="ltr">An <bdi>ada@example.com</bdi>');
  expect(render({ ...EMAIL, language: '"><b>' })).toContain('lang="&quot;&gt;&lt;b&gt;"');
});

test('shows the footer of an email below its link, if it has one', () => {
  const render = (email: Email) => renderOutboxPage('Hashgrid', [email], 'en-US');
  expect(render({ ...EMAIL, footer: 'Manage <these>' })).toContain(
    '</bdi></a></p><p>Manage &lt;these&gt;</p>\n</article>',
  );
  expect(render(EMAIL)).toContain('</bdi></a></p>\n</article>');
});

const TRANSLATED = LANGUAGES.map(({ locale }) => locale).filter((locale) => locale !== DEFAULT_LOCALE);

test.each(TRANSLATED)('[LG9] translates all its texts to %s', (locale) => {
  const t = createEmailTranslate(locale);
  const page = renderOutboxPage('Hashgrid', [], locale);
  expect(page).toContain(`<html lang="${locale}" dir="${locale === 'ar-SA' ? 'rtl' : 'ltr'}">`);
  expect(page).toContain(`<h1>${t('Outbox')}</h1>`);
  expect(page).toContain(t('No emails yet.'));
  expect(page).not.toMatch(/Outbox|No emails yet|No mail server/);
});

test('ends lines between the phrases of Japanese and between the words of Korean', () => {
  const [style] = /<style>.*<\/style>/s.exec(renderOutboxPage('Hashgrid', [], 'ja-JP'))!;
  expect(style).toContain(':lang(ja){word-break:auto-phrase}');
  expect(style).toContain(':lang(ko){word-break:keep-all}');
});

test('shows markup in emails as plain text', () => {
  const markup = '"><img/src=x>';
  const email = { ...EMAIL, recipient: markup, subject: markup, body: markup, link: markup, footer: markup };
  const page = renderOutboxPage('Hashgrid', [email], 'en-US');
  expect(page).not.toContain('<img');
  expect(page.split('&quot;&gt;&lt;img/src=x&gt;')).toHaveLength(7);
});
