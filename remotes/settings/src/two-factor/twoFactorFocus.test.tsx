import { screen, waitFor, within } from '@testing-library/react';
import { renderPage, type FakeHandlers } from '@hashgrid/testing';
import TwoFactorPage from './TwoFactorPage';
import {
  disabledResponse,
  enabledResponse,
  recoveryCodes,
  STATUS,
  twoFactorServer,
} from '../../test/twoFactorSamples';

const getButton = (name: string) => screen.getByRole('button', { name });

async function open(api: FakeHandlers) {
  const view = await renderPage(<TwoFactorPage />, {
    path: '/setting/gg-2fa',
    session: 'loggedIn',
    api: { ...twoFactorServer, ...api },
  });
  await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull());
  return view;
}

test('the status takes the focus when the recovery codes are saved', async () => {
  const { user, api } = await open({});
  await user.click(getButton('Set up'));
  await user.keyboard('correct horse battery{Enter}');
  api.handle({ [STATUS]: enabledResponse(10) });
  await user.type(await screen.findByLabelText('Code'), '123456');
  await screen.findByText(recoveryCodes[0] ?? '');
  await user.click(screen.getByRole('checkbox'));
  await user.click(getButton('Done'));
  expect(await screen.findByText('On')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Two-factor authentication' })).toHaveFocus();
});

test('the panel takes the focus when two-factor authentication is turned off', async () => {
  const { user, api } = await open({ [STATUS]: enabledResponse() });
  await user.click(getButton('Turn off'));
  await user.keyboard('correct horse battery');
  await user.type(screen.getByLabelText('Code'), '123456');
  api.handle({ [STATUS]: disabledResponse });
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Two-factor authentication' })).toHaveFocus();
});
