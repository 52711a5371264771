import type { ReactElement } from 'react';
import { screen } from '@testing-library/react';
import { ok, renderPage } from '@hashgrid/testing';
import arabic from '../locales/ar-SA.json';
import japanese from '../locales/ja-JP.json';
import DashboardPage from './dashboard/DashboardPage';
import HomePage from './home/HomePage';

/** What has the same name in every language. */
const NAMES = /USDT|BTC|Tether|Bitcoin|satoshi|ada|Channel|Social|Partner|https?:\S+/g;
const transfer = (id: string, amount: string) => ({
  id,
  kind: id,
  token: 'USDT',
  amount,
  counterparty: 'ada',
  createdAt: '2026-01-02T03:04:05.000Z',
});
const items = [transfer('transfer', '-1'), transfer('grant', '25')];

const englishLeft = () => (document.body.textContent ?? '').replace(NAMES, '').match(/[A-Za-z]{2,}/g);

const renderIn = async (
  locale: string,
  texts: Record<string, string>,
  page: ReactElement,
  isEmpty = false,
) => {
  window.localStorage.setItem('language', locale);
  await renderPage(page, {
    session: 'signedIn',
    api: {
      [`GET /locales/${locale}.json`]: { status: 200, body: texts },
      'GET /auth/transaction': ok({ items: isEmpty ? [] : items, nextCursor: null }),
    },
  });
  await screen.findByText(texts['Total balance'] ?? 'Total balance');
};

describe.each([
  ['ar-SA', arabic],
  ['ja-JP', japanese],
])('in %s', (locale, texts: Record<string, string>) => {
  test('[LG9] every text of the dashboard changes with the language', async () => {
    await renderIn(locale, texts, <DashboardPage />);
    await screen.findByText(texts['Welcome gift'] ?? 'Welcome gift');
    expect(englishLeft()).toBeNull();
  });

  test('[LG9] every text of a dashboard without activity changes with the language', async () => {
    await renderIn(locale, texts, <DashboardPage />, true);
    await screen.findByText(texts['Nothing has happened yet'] ?? 'Nothing has happened yet');
    expect(englishLeft()).toBeNull();
  });

  test('[LG9] every text of the home page changes with the language', async () => {
    await renderIn(locale, texts, <HomePage />);
    expect(englishLeft()).toBeNull();
  });

  test('placeholders survive the translation', () => {
    const placeholdersOf = (text: string) => (text.match(/%\w+%/g) ?? []).sort();
    for (const [key, text] of Object.entries(texts))
      expect(placeholdersOf(text)).toEqual(placeholdersOf(key));
  });
});

test('both languages have the same texts', () => {
  expect(Object.keys(arabic)).toEqual(Object.keys(japanese));
});
