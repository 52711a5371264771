import type { ReactElement } from 'react';
import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ok, renderPage } from '@hashgrid/testing';
import arabic from '../locales/ar-SA.json';
import japanese from '../locales/ja-JP.json';
import PayPage from './pay/PayPage';
import WalletPage from './wallet/WalletPage';

/** What has the same name in every language. */
const NAMES = /USDT|BTC|Tether|Bitcoin|satoshi|ada|receipt-1|https?:\S+/g;
const createdAt = '2026-01-02T03:04:05.000Z';
const transfer = { id: '1', kind: 'transfer', token: 'BTC', amount: '-1', counterparty: 'ada', createdAt };
const receipt = { id: 'receipt-1', recipient: 'ada', token: 'USDT', amount: '1', fee: '0.001', createdAt };

const englishLeft = () => (document.body.textContent ?? '').replace(NAMES, '').match(/[A-Za-z]{2,}/g);

describe.each([
  ['ar-SA', arabic],
  ['ja-JP', japanese],
])('in %s', (locale, texts: Record<string, string>) => {
  const t = (key: string) => texts[key] ?? key;
  const press = async (user: UserEvent, key: string) =>
    user.click(await screen.findByRole('button', { name: t(key) }));

  const renderIn = async (page: ReactElement, path: string) => {
    window.localStorage.setItem('language', locale);
    const rendered = await renderPage(page, {
      path,
      session: 'signedIn',
      api: {
        [`GET /locales/${locale}.json`]: { status: 200, body: texts },
        'GET /auth/transaction': ok({ items: [transfer], nextCursor: 'more' }),
        'GET /auth/transaction/resolve': ok({ recipient: 'ada', fee: '0.001', total: '1.001' }),
        'POST /auth/transaction/transfer': ok(receipt),
      },
    });
    // The prices may still be on their way.
    await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
    return rendered;
  };

  test('[LG9] every text of the wallet changes with the language', async () => {
    await renderIn(<WalletPage />, '/wallet?token=BTC');
    await screen.findByRole('button', { name: t('Older') });
    expect(englishLeft()).toBeNull();
  });

  test('[LG9] every text of a payment changes with the language, errors included', async () => {
    const { user } = await renderIn(<PayPage />, '/pay');
    await press(user, 'Review payment');
    expect(await screen.findByText(t('Enter an amount.'))).toBeInTheDocument();
    expect(englishLeft()).toBeNull();

    await user.type(screen.getByLabelText(t('Recipient')), 'ada');
    await user.type(screen.getByLabelText(t('Amount')), '1');
    await press(user, 'Review payment');
    await screen.findByRole('group', { name: t('Review') });
    expect(englishLeft()).toBeNull();

    await press(user, 'Confirm and send');
    await screen.findByRole('group', { name: t('Receipt') });
    expect(englishLeft()).toBeNull();
  });

  test('[LG9] every text of being paid changes with the language', async () => {
    await renderIn(<PayPage />, '/pay?view=receive');
    await screen.findByRole('button', { name: t('Copy payment link') });
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
