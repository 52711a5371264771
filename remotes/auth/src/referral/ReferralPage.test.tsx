import { screen, waitFor } from '@testing-library/react';
import { fail, offline, ok, renderPage, type FakeHandlers } from '@hashgrid/testing';
import SignUpPage from '../sign-up/SignUpPage';
import ReferralPage from './ReferralPage';

const REFERRAL = 'GET /public/referral/:code';
const SIGN_UP = 'POST /public/auth/sign-up';
const KNOWN: FakeHandlers = { [REFERRAL]: ok({ code: 'GRID-21', invitedBy: 's***i' }) };

const codeField = () => screen.getByLabelText('Referral code (optional)');
const open = (path: string, api: FakeHandlers) =>
  renderPage(<ReferralPage />, { path, route: '/ref/*', api });

test('[R2] fills in the code of the path and shows the masked name of the inviting player', async () => {
  const { api } = await open('/ref/GRID-21/from-a-friend?utm=x', KNOWN);
  expect(codeField()).toHaveValue('GRID-21');
  expect(await screen.findByText(/s\*\*\*i.* invited you to Hashgrid\./)).toBeVisible();
  expect(codeField()).toHaveAccessibleDescription(/Invited by .*s\*\*\*i/);
  expect(api.callsTo(REFERRAL)).toHaveLength(1);
});

test('[R2] keeps the code across a reload and visits to other pages', async () => {
  const first = await open('/ref/GRID-21', KNOWN);
  first.unmount();
  const second = await open('/ref/GRID-21', KNOWN);
  expect(codeField()).toHaveValue('GRID-21');
  second.unmount();
  await renderPage(<SignUpPage />, { path: '/sign-up', api: KNOWN });
  expect(codeField()).toHaveValue('GRID-21');
});

test('[R2] warns about an unknown code without blocking the sign-up', async () => {
  const { user, api } = await open('/ref/NOBODY', {
    [REFERRAL]: fail(404, 'We don’t recognize this referral code.'),
    [SIGN_UP]: ok({ id: 'sign-up-1', resendAfter: 60 }),
  });
  await waitFor(() => expect(codeField()).toHaveAccessibleDescription(/We don’t recognize this code/));
  expect(codeField()).not.toHaveAttribute('aria-invalid');
  await user.type(screen.getByLabelText('Username'), 'satoshi');
  await user.type(screen.getByLabelText('Email'), 'satoshi@example.org');
  await user.type(screen.getByLabelText('Password'), 'correct horse battery');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  await screen.findByRole('heading', { name: 'Check your inbox' });
  expect(api.callsTo(SIGN_UP)[0]?.body).toMatchObject({ referralCode: 'NOBODY' });
});

test('shows nothing about the code if the check fails', async () => {
  const { api } = await open('/ref/GRID-21', { [REFERRAL]: () => offline() });
  await waitFor(() => expect(api.callsTo(REFERRAL)).toHaveLength(1));
  await api.settle();
  expect(codeField()).toHaveAccessibleDescription('');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows the sign-up without a code at /ref, and checks a typed code on blur', async () => {
  const { user, api } = await open('/ref', KNOWN);
  expect(codeField()).toHaveValue('');
  await api.settle();
  expect(api.callsTo(REFERRAL)).toEqual([]);
  await user.type(codeField(), ' GRID-21 ');
  await user.tab();
  await waitFor(() => expect(codeField()).toHaveAccessibleDescription(/Invited by/));
  expect(api.callsTo(REFERRAL)[0]?.path).toBe('/public/referral/GRID-21');
  await user.type(codeField(), '0');
  expect(codeField()).toHaveAccessibleDescription('');
});
