import type { Email } from './emails.queries';
import { outboxPage } from './outboxPage';

const MAIL: Email = {
  recipient: 'ada@example.com',
  subject: 'فعّل حسابك',
  body: 'مرحبًا',
  link: 'http://localhost:3000/activate?token=x',
  createdAt: new Date('2026-11-22T10:00:00Z'),
};

test('gives each email one direction, which its subject decides, and keeps address, time and link from left to right', () => {
  const [article] = /<article.*<\/article>/s.exec(outboxPage('Hashgrid', [MAIL]))!;
  expect(article.match(/dir="auto"/g)).toHaveLength(1);
  expect(article).toMatch(/^<article dir="auto">\n<h2>/);
  expect(article).toContain('<small><bdi dir="ltr">To <bdi>ada@example.com</bdi>, <time');
  expect(article).toContain('"><bdi dir="ltr">http://localhost:3000/activate?token=x</bdi></a>');
});
