import { screen, waitFor, within } from '@testing-library/react';
import { deferResponse, fail, ok, renderPage, type FakeHandlers } from '@hashgrid/testing';
import { isolateBidi } from '@hashgrid/ui';
import { savings, unnamed } from '../../test/walletSamples';
import { LinkedWalletsPanel } from './LinkedWalletsPanel';

const LIST = 'GET /shared/client/addresses';
const RENAME = 'PATCH /shared/client/addresses/:address';
const UNLINK = 'POST /shared/client/addresses/:address/unlink';

const respondWithWallets = (...addresses: (typeof savings)[]) => ok({ addresses, maxCount: 3 });

async function open(api: FakeHandlers = {}, profile?: { hasTwoFactor: boolean }) {
  const view = await renderPage(<LinkedWalletsPanel />, {
    path: '/setting/security',
    session: 'loggedIn',
    ...(profile && { profile }),
    api: { [LIST]: respondWithWallets(savings, unnamed), ...api },
  });
  await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull());
  return view;
}

const getButton = (name: string) => screen.getByRole('button', { name });
const getActionButton = (verb: string, name: string) => getButton(`${verb} ${isolateBidi(name)}`);
const findDialog = async () => within(await screen.findByRole('dialog'));

describe('linked wallets', () => {
  test('are shown with name, address and times', async () => {
    await open();
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent(/Savings.*Address0x5290…9EE7.*Linked3 days ago.*Last login2 hours ago/);
    expect(first).not.toHaveTextContent('Smart contract wallet');
    expect(second).toHaveTextContent(/0x8617…070D.*Smart contract wallet.*Last loginNever/);
    expect(getActionButton('Copy address of', 'Savings')).toBeVisible();
  });

  test('explain what linking is for if there are none', async () => {
    await open({ [LIST]: respondWithWallets() });
    expect(screen.getByText('No linked wallets')).toBeVisible();
    expect(screen.getByText(/^Link a crypto wallet to log in without your password\./)).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Link wallet' })).toHaveLength(1);
  });

  test('cannot be added at the limit', async () => {
    await open({ [LIST]: ok({ addresses: [savings, unnamed], maxCount: 2 }) });
    expect(screen.queryByRole('button', { name: 'Link wallet' })).toBeNull();
    expect(screen.getByText(/^You’ve linked the maximum number of wallets\./)).toBeVisible();
  });

  test('can be reloaded after an error', async () => {
    const { user, api } = await open({ [LIST]: fail(500, 'No database') });
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load your linked wallets');
    api.handle({ [LIST]: respondWithWallets(savings) });
    await user.click(getButton('Retry'));
    expect(await screen.findByRole('listitem')).toHaveTextContent('Savings');
  });
});

describe('renaming a wallet', () => {
  test('sends the trimmed name once and shows it', async () => {
    const { handler, release } = deferResponse(ok({ ...savings, name: 'Cold storage' }));
    const { user, api } = await open({ [RENAME]: handler });
    await user.click(getActionButton('Rename', 'Savings'));
    const field = (await findDialog()).getByLabelText('Name (optional)');
    expect(field).toHaveValue('Savings');
    await user.clear(field);
    await user.type(field, ' Cold storage {Enter}{Enter}');
    api.handle({ [LIST]: respondWithWallets({ ...savings, name: 'Cold storage' }) });
    release();
    expect(await screen.findByText('Wallet renamed.')).toBeVisible();
    expect(await screen.findByText(isolateBidi('Cold storage'))).toBeVisible();
    expect(api.callsTo(RENAME).map(({ path, body }) => ({ path, body }))).toEqual([
      { path: `/shared/client/addresses/${savings.address}`, body: { name: 'Cold storage' } },
    ]);
  });

  test('removes the name if the field is empty', async () => {
    const { user, api } = await open({ [RENAME]: ok({ ...savings, name: null }) });
    await user.click(getActionButton('Rename', 'Savings'));
    await user.clear((await findDialog()).getByLabelText('Name (optional)'));
    await user.click((await findDialog()).getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(api.callsTo(RENAME).map(({ body }) => body)).toEqual([{ name: '' }]));
  });

  test('[A14] shows the server’s error at the field', async () => {
    const errors = { name: ['This contains characters that aren’t allowed.'] };
    const { user } = await open({ [RENAME]: fail(422, 'Please fix the highlighted fields.', { errors }) });
    await user.click(getActionButton('Rename', 'Savings'));
    const field = (await findDialog()).getByLabelText('Name (optional)');
    await user.type(field, '!{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^This contains characters/));
  });
});

describe('unlinking a wallet', () => {
  const unlinked = ok(null, 'Wallet unlinked. You can’t log in with it anymore.');

  test('requires the password', async () => {
    const { user, api } = await open({ [UNLINK]: unlinked });
    await user.click(getActionButton('Unlink', 'Savings'));
    await findDialog();
    expect(screen.getByText(/^You won’t be able to log in with this wallet anymore\./)).toBeVisible();
    expect(screen.queryByLabelText('Code')).toBeNull();
    api.handle({ [LIST]: respondWithWallets(unnamed) });
    await user.type(screen.getByLabelText('Password'), 'correct horse battery{Enter}');
    expect(await screen.findByText('Wallet unlinked. You can’t log in with it anymore.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(isolateBidi('Savings'))).toBeNull());
    // The button that opened the dialog is gone with its row.
    expect(screen.getByRole('region', { name: 'Linked wallets' })).toHaveFocus();
    expect(api.callsTo(UNLINK).map(({ path, body }) => ({ path, body }))).toEqual([
      {
        path: `/shared/client/addresses/${savings.address}/unlink`,
        body: { password: 'correct horse battery' },
      },
    ]);
  });

  test('requires a code if two-factor authentication is on, and reports an incorrect one', async () => {
    const errors = { code: ['That code is incorrect. Wait for a new one and try again.'] };
    const { user, api } = await open(
      { [UNLINK]: fail(422, 'Please check.', { errors }) },
      { hasTwoFactor: true },
    );
    await user.click(getActionButton('Unlink', '0x8617…070D'));
    await findDialog();
    await user.type(screen.getByLabelText('Password'), 'correct horse battery{Enter}');
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/^Enter a two-factor code/);
    expect(api.callsTo(UNLINK)).toEqual([]);
    await user.type(screen.getByLabelText('Code'), '000000{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/^That code is incorrect\./),
    );
    api.handle({ [UNLINK]: unlinked });
    await user.clear(screen.getByLabelText('Code'));
    await user.type(screen.getByLabelText('Code'), '123456{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsTo(UNLINK)[1]?.body).toEqual({ password: 'correct horse battery', code: '123456' });
  });

  test('shows an error if the wallet has been unlinked elsewhere', async () => {
    const { user } = await open({ [UNLINK]: fail(404, 'This wallet isn’t linked to your account.') });
    await user.click(getActionButton('Unlink', 'Savings'));
    await findDialog();
    await user.type(screen.getByLabelText('Password'), 'correct horse battery{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This wallet isn’t linked to your account.');
  });
});
