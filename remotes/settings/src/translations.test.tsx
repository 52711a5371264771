import type { ReactElement } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { SECURITY_EVENTS } from '@hashgrid/contracts';
import { findUntranslatedWords, ok, renderPage, type FakeHandlers } from '@hashgrid/testing';
import { isolateBidi } from '@hashgrid/ui';
import arabic from '../locales/ar-SA.json';
import japanese from '../locales/ja-JP.json';
import SecurityPage from './security/SecurityPage';
import { createEvent, laptop, phone, unknownDevice } from '../test/securitySamples';
import { unnamed } from '../test/walletSamples';
import TwoFactorPage from './two-factor/TwoFactorPage';
import { enabledResponse, STATUS, twoFactorServer } from '../test/twoFactorSamples';

/** Names that are the same in every language, recovery codes, and the groups of four characters of the two-factor secret. */
const NAMES =
  /IP|0x8617\w*|…070D|Firefox|Chrome|Linux|Android|Aegis|Google Authenticator|1Password|Bitwarden|QR|7KQ2M-\w{5}|\b[A-Z2-7]{4}(?![A-Za-z])/g;

const UNLINK_TEXT =
  'You won’t be able to log in with this wallet anymore. Other devices that logged in with it will be logged out.';

const untranslatedWords = () => findUntranslatedWords(NAMES);

const security: FakeHandlers = {
  'GET /shared/client/addresses': ok({ addresses: [unnamed], maxCount: 1 }),
  'GET /shared/auth/sessions': ok({ sessions: [laptop, phone, unknownDevice] }),
  'GET /shared/auth/security-events': ok({
    items: SECURITY_EVENTS.map((kind) => createEvent(kind)),
    nextCursor: 'more',
  }),
};

describe.each([
  ['ar-SA', arabic],
  ['ja-JP', japanese],
])('in %s', (locale, texts: Record<string, string>) => {
  const text = (key: string) => texts[key] ?? key;
  const getWalletButton = (key: string) =>
    screen.getByRole('button', { name: text(key).replace('%name%', isolateBidi('0x8617…070D')) });
  const getButton = (key: string) => screen.getByRole('button', { name: text(key) });
  const open = async (page: ReactElement, path: string, api: FakeHandlers) => {
    const view = await renderPage(page, { path, session: 'loggedIn', language: { locale, texts }, api });
    await waitFor(() => expect(screen.queryAllByText(/Loading|جارٍ|読み込んで/)).toEqual([]));
    return view;
  };
  const close = (user: { keyboard: (keys: string) => Promise<void> }) => user.keyboard('{Escape}');

  test('[LG9] translates every text of the security settings, including dialogs', async () => {
    const { user } = await open(<SecurityPage />, '/setting/security', security);
    await user.click(getButton('Change password'));
    expect(untranslatedWords()).toBeNull();
    await user.click(getButton('Log out all other devices'));
    expect(untranslatedWords()).toBeNull();
    await close(user);
    await user.click(getWalletButton('Rename %name%'));
    await screen.findByLabelText(text('Name (optional)'));
    expect(untranslatedWords()).toBeNull();
    await close(user);
    await user.click(getWalletButton('Unlink %name%'));
    await screen.findByText(text(UNLINK_TEXT));
    expect(untranslatedWords()).toBeNull();
    await close(user);
    await user.click(screen.getAllByRole('button', { name: text('Close account') })[0] as HTMLElement);
    await user.keyboard('{Enter}');
    expect(untranslatedWords()).toBeNull();
  });

  test('[LG9] translates every text of the two-factor setup', async () => {
    const { user } = await open(<TwoFactorPage />, '/setting/gg-2fa', twoFactorServer);
    expect(untranslatedWords()).toBeNull();
    await user.click(getButton('Set up'));
    await user.keyboard('{Enter}');
    expect(untranslatedWords()).toBeNull();
    await user.keyboard('correct horse{Enter}');
    await screen.findByRole('img', { name: text('QR code for your authenticator app') });
    expect(untranslatedWords()).toBeNull();
    await user.type(screen.getByLabelText(text('Code')), '123456');
    await user.click(await screen.findByRole('button', { name: text('Done') }));
    await user.click(within(screen.getByRole('navigation')).getAllByRole('link')[0] as HTMLElement);
    expect(untranslatedWords()).toBeNull();
  });

  test('[LG9] translates every text of enabled two-factor authentication', async () => {
    const { user } = await open(<TwoFactorPage />, '/setting/gg-2fa', {
      ...twoFactorServer,
      [STATUS]: enabledResponse(1),
    });
    expect(untranslatedWords()).toBeNull();
    await user.click(getButton('Create new codes'));
    await user.keyboard('{Enter}');
    expect(untranslatedWords()).toBeNull();
    await close(user);
    await user.click(getButton('Turn off'));
    expect(untranslatedWords()).toBeNull();
  });
});
