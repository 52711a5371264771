import type { ReactElement } from 'react';
import { screen } from '@testing-library/react';
import { fail, findUntranslatedWords, ok, renderPage, type RenderPageOptions } from '@hashgrid/testing';
import arabic from '../locales/ar-SA.json';
import japanese from '../locales/ja-JP.json';
import ActivatePage from './activate/ActivatePage';
import AuthenticationPage from './authentication/AuthenticationPage';
import ForgotPasswordPage from './forgot-password/ForgotPasswordPage';
import LoginPage from './login/LoginPage';
import ReferralPage from './referral/ReferralPage';
import ResetPasswordPage from './reset-password/ResetPasswordPage';
import RestoreAccountPage from './restore-account/RestoreAccountPage';
import { savePendingSignUp } from './sign-up/pendingSignUp';
import SignUpPage from './sign-up/SignUpPage';

/** Names that are the same in every language. */
const NAMES = /Hashgrid|ORE|USDT|TH\/s|7KQ2M-W9XTD|\S+@\S+/g;

const findEnglishWords = () => findUntranslatedWords(NAMES);

describe.each([
  ['ar-SA', arabic],
  ['ja-JP', japanese],
])('in %s', (locale, texts: Record<string, string>) => {
  const text = (key: string) => texts[key] ?? key;
  const renderInLanguage = async (page: ReactElement, options: RenderPageOptions) => {
    const view = await renderPage(page, { ...options, language: { locale, texts } });
    await screen.findByRole('heading', { level: 1, name: (name) => name in keysByText });
    return view;
  };
  const keysByText = Object.fromEntries(Object.entries(texts).map(([key, value]) => [value, key]));

  test('[LG9] translates every text of the login, errors included', async () => {
    const { user } = await renderInLanguage(<LoginPage />, { path: '/login' });
    await user.click(screen.getByRole('button', { name: text('Log in') }));
    expect(screen.getByLabelText(text('Email'))).toHaveAccessibleDescription(text('Enter your email.'));
    expect(findEnglishWords()).toBeNull();
  });

  test('[LG9] translates every text of the sign-up, errors included', async () => {
    const { user } = await renderInLanguage(<SignUpPage />, { path: '/sign-up' });
    await user.click(screen.getByRole('button', { name: text('Sign up') }));
    expect(findEnglishWords()).toBeNull();
  });

  test('[LG9] translates every text of an invitation', async () => {
    await renderInLanguage(<ReferralPage />, {
      path: '/ref/21',
      route: '/ref/*',
      api: { 'GET /public/referral/:code': ok({ code: '21', invitedBy: 's***i' }) },
    });
    await screen.findAllByText(/s\*\*\*i/);
    expect(findEnglishWords()).toBeNull();
  });

  test('[LG9] translates every text of the inbox notice', async () => {
    const now = Date.now();
    // On a busy machine, rendering may take seconds.
    jest.spyOn(Date, 'now').mockReturnValue(now);
    savePendingSignUp({ id: 'sign-up-1', email: 'a@b.c', resendAt: now + 60_000 });
    await renderInLanguage(<SignUpPage />, { path: '/sign-up' });
    expect(screen.getByRole('timer')).toHaveTextContent('1:00');
    expect(findEnglishWords()).toBeNull();
  });

  test('[LG9] translates every text of the activation', async () => {
    await renderInLanguage(<ActivatePage />, { path: '/activate' });
    expect(findEnglishWords()).toBeNull();
  });

  test('[LG9] translates every text of the activation on another device, errors included', async () => {
    const { user } = await renderInLanguage(<ActivatePage />, {
      path: '/activate?token=t-1',
      api: {
        'POST /public/auth/activate': fail(422, 'Please fix the highlighted fields.', {
          errors: { password: ['Incorrect password.'] },
        }),
      },
    });
    const activateButton = () => screen.getByRole('button', { name: text('Activate account') });
    await screen.findByRole('button', { name: text('Activate account') });
    await user.click(activateButton());
    expect(findEnglishWords()).toBeNull();
    await user.click(screen.getByRole('button', { name: text('Not your password? Choose a new one') }));
    await user.click(activateButton());
    expect(findEnglishWords()).toBeNull();
  });

  test('[LG9] translates every text of the password reset request, errors included', async () => {
    const { user } = await renderInLanguage(<ForgotPasswordPage />, { path: '/forgot-password' });
    await user.click(screen.getByRole('button', { name: text('Send link') }));
    expect(findEnglishWords()).toBeNull();
  });

  test.each(['/reset-password', '/reset-password?token=t-1'])(
    '[LG9] translates every text of %s, errors included',
    async (path) => {
      const { user } = await renderInLanguage(<ResetPasswordPage />, { path });
      const button = screen.queryByRole('button', { name: text('Save new password') });
      if (button) await user.click(button);
      expect(findEnglishWords()).toBeNull();
    },
  );

  test('[LG9] translates every text of restoring an account, errors included', async () => {
    const { user } = await renderInLanguage(<RestoreAccountPage />, { path: '/restore-account' });
    await user.click(screen.getByRole('button', { name: text('Restore account') }));
    expect(findEnglishWords()).toBeNull();
  });

  test('[LG9] translates every text of the two-factor step', async () => {
    const { user } = await renderInLanguage(<AuthenticationPage />, {
      path: '/authentication',
      session: 'twoFactor',
    });
    await user.keyboard('1{Enter}');
    expect(findEnglishWords()).toBeNull();
    await user.click(screen.getByRole('button', { name: text('Use a recovery code instead') }));
    await user.keyboard('{Enter}');
    expect(findEnglishWords()).toBeNull();
  });
});
