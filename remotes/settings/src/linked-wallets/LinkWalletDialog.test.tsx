import { screen, waitFor } from '@testing-library/react';
import { useModal } from '@hashgrid/platform';
import { deferResponse, fail, ok, renderPage, type FakeHandlers } from '@hashgrid/testing';
import type { SignInDialog } from '@hashgrid/wallet';
import { savings } from '../../test/walletSamples';
import { LinkWalletDialog } from './LinkWalletDialog';

const LINK = 'POST /shared/client/addresses';

const signed = {
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  message: 'localhost wants you to sign in',
  signature: '0x12',
} as const;

/** Fake of the dialog, whose wallet signs immediately. */
const FakeSignInDialog: typeof SignInDialog = ({ title, statement, send, onClose }) => (
  <section aria-label={title}>
    <p>{statement}</p>
    <button onClick={() => void send(signed)}>Sign</button>
    <button onClick={onClose}>Close</button>
  </section>
);

function DialogOpener() {
  const modal = useModal();
  const content = <LinkWalletDialog SignInDialog={FakeSignInDialog} />;
  return (
    <button onClick={() => modal.open({ id: 'link-wallet', label: 'Link wallet', content })}>Open</button>
  );
}

async function openAndSign(api: FakeHandlers, profile?: { hasTwoFactor: boolean }) {
  const view = await renderPage(<LinkWalletDialog SignInDialog={FakeSignInDialog} />, {
    session: 'loggedIn',
    ...(profile && { profile }),
    api,
  });
  await view.user.click(screen.getByRole('button', { name: 'Sign' }));
  return view;
}

const getPasswordField = () => screen.getByLabelText('Password');
const getSubmitButton = () => screen.getByRole('button', { name: 'Link wallet' });

test('links the wallet that has signed, with a name and the password', async () => {
  const { user, api } = await openAndSign({ [LINK]: ok(savings) });
  expect(screen.getByRole('group', { name: 'Link this wallet?' })).toHaveFocus();
  expect(screen.getByText(signed.address)).toBeVisible();
  await user.type(screen.getByLabelText('Name (optional)'), ' Savings ');
  await user.click(getSubmitButton());
  expect(getPasswordField()).toHaveAccessibleDescription('Enter your password.');
  await user.type(getPasswordField(), 'correct horse battery{Enter}');
  expect(await screen.findByText('Wallet linked.')).toBeVisible();
  const { message, signature } = signed;
  expect(api.callsTo(LINK).map(({ body }) => body)).toEqual([
    { message, signature, name: 'Savings', password: 'correct horse battery' },
  ]);
});

test('requires a code if two-factor authentication is on, and keeps the signature after an incorrect code', async () => {
  const errors = { code: ['That code is incorrect. Wait for a new one and try again.'] };
  const { user, api } = await openAndSign(
    { [LINK]: fail(422, 'Please check.', { errors }) },
    { hasTwoFactor: true },
  );
  await user.type(getPasswordField(), 'correct horse battery');
  const code = screen.getByLabelText('Code');
  await user.type(code, '000000{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/^That code is incorrect\./));
  api.handle({ [LINK]: ok(savings) });
  await user.clear(code);
  await user.type(code, '123456{Enter}');
  expect(await screen.findByText('Wallet linked.')).toBeVisible();
  const { message, signature } = signed;
  expect(api.callsTo(LINK)[1]?.body).toEqual({
    message,
    signature,
    password: 'correct horse battery',
    code: '123456',
  });
});

test('asks for a code and keeps name and password if two-factor authentication was turned on elsewhere', async () => {
  const text = 'Enter your two-factor code first.';
  const codeMissing = fail(422, text, { statusCode: 5003, errors: { code: [text] } });
  const { user, api } = await openAndSign({ [LINK]: codeMissing }, { hasTwoFactor: false });
  await user.type(screen.getByLabelText('Name (optional)'), 'Savings');
  await user.type(getPasswordField(), 'correct horse battery{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
  api.handle({ [LINK]: ok(savings) });
  await user.keyboard('123456{Enter}');
  expect(await screen.findByText('Wallet linked.')).toBeVisible();
  const { message, signature } = signed;
  expect(api.callsTo(LINK)[1]?.body).toEqual({
    message,
    signature,
    name: 'Savings',
    password: 'correct horse battery',
    code: '123456',
  });
});

test('stays open for another wallet that the player chooses while the first one is being linked', async () => {
  const { handler, release } = deferResponse(ok(savings));
  const { user } = await renderPage(<DialogOpener />, { session: 'loggedIn', api: { [LINK]: handler } });
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  await user.type(getPasswordField(), 'correct horse battery{Enter}');
  await user.click(screen.getByRole('button', { name: 'Use another wallet' }));
  release();
  expect(await screen.findByText('Wallet linked.')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Link wallet' })).toBeVisible();
});

test.each([
  [409, 'This wallet is linked to another account. Unlink it there first.'],
  [409, 'You’ve linked the maximum number of wallets. Unlink one first.'],
  [401, 'This signature request has expired. Please try again.'],
])('shows the error %d “%s”, and offers to sign again', async (status, message) => {
  const { user } = await openAndSign({ [LINK]: fail(status, message) });
  await user.type(getPasswordField(), 'correct horse battery{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await user.click(screen.getByRole('button', { name: 'Use another wallet' }));
  expect(screen.getByRole('button', { name: 'Sign' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Link wallet' })).toHaveFocus();
});
