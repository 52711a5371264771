import { screen } from '@testing-library/react';
import { deferResponse, fail, navigateTo, renderPage, type FakeHandler } from '@hashgrid/testing';
import { typeCredentials } from '../../test/credentialsForm';
import ForgotPasswordPage from '../forgot-password/ForgotPasswordPage';
import ResetPasswordPage from '../reset-password/ResetPasswordPage';
import RestoreAccountPage from '../restore-account/RestoreAccountPage';
import SignUpPage from '../sign-up/SignUpPage';

async function signUp(handler: FakeHandler) {
  const { user } = await renderPage(<SignUpPage />, {
    path: '/sign-up',
    api: { 'POST /public/auth/sign-up': handler },
  });
  await user.type(screen.getByLabelText('Username'), 'satoshi');
  await user.type(screen.getByLabelText('Email'), 'satoshi@example.org');
  await user.type(screen.getByLabelText('Password'), 'correct horse battery');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
}

async function requestReset(handler: FakeHandler) {
  const { user } = await renderPage(<ForgotPasswordPage />, {
    path: '/forgot-password',
    api: { 'POST /public/reset-password/request': handler },
  });
  await user.type(screen.getByLabelText('Email'), 'satoshi@example.org{Enter}');
}

async function resetPassword(handler: FakeHandler) {
  const { user } = await renderPage(<ResetPasswordPage />, {
    path: '/reset-password?token=t-1',
    api: { 'POST /public/reset-password/confirm': handler },
  });
  await user.type(screen.getByLabelText('New password'), 'correct horse battery{Enter}');
}

async function restoreAccount(handler: FakeHandler) {
  const view = await renderPage(<RestoreAccountPage />, {
    path: '/restore-account',
    api: { 'POST /public/auth/restore-account': handler },
  });
  await typeCredentials(view);
  await view.user.click(screen.getByRole('button', { name: 'Restore account' }));
}

const MESSAGE = 'Something has changed. Please try again.';

test.each([
  ['signing up', signUp],
  ['requesting a password reset', requestReset],
  ['resetting the password', resetPassword],
  ['restoring the account', restoreAccount],
])('says in a toast that %s failed after the player has left the page', async (_, submit) => {
  const { handler, release } = deferResponse(fail(409, MESSAGE));
  await submit(handler);
  await navigateTo('/elsewhere');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  release();
  expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGE);
});
