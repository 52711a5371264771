import { act, screen, waitFor } from '@testing-library/react';
import { hasUnsavedChanges } from '@hashgrid/platform/host';
import { deferResponse, fail, ok, renderPage, type FakeHandlers } from '@hashgrid/testing';
import TwoFactorPage from './TwoFactorPage';
import {
  ENABLE,
  enabledResponse,
  NEW_CODES,
  recoveryCodes,
  STATUS,
  twoFactorServer,
} from '../../test/twoFactorSamples';

/** Sends the form for new recovery codes. */
async function requestNewCodes(api: FakeHandlers) {
  const view = await renderPage(<TwoFactorPage />, {
    path: '/setting/gg-2fa',
    session: 'loggedIn',
    api: { ...twoFactorServer, [STATUS]: enabledResponse(), ...api },
  });
  await view.user.click(await screen.findByRole('button', { name: 'Create new codes' }));
  await view.user.type(screen.getByLabelText('Password'), 'correct horse battery');
  await view.user.type(screen.getByLabelText('Code'), '123456{Enter}');
  return view;
}

/** Returns whether closing the tab triggers the browser's dialog. */
function isClosingPrevented(): boolean {
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  return closing.defaultPrevented;
}

test('asks before the page is left while new recovery codes are requested, then shows them', async () => {
  const { handler, release } = deferResponse(ok({ recoveryCodes }));
  const { user, location } = await requestNewCodes({ [NEW_CODES]: handler });
  expect(isClosingPrevented()).toBe(true);
  expect(hasUnsavedChanges()).toBe(true);
  act(() => window.history.back());
  expect(await screen.findByRole('dialog', { name: 'Leave without saving your codes?' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  release();
  expect(await screen.findByText(recoveryCodes[0] ?? '')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location()).toBe('/setting/gg-2fa');
  expect(isClosingPrevented()).toBe(true);
});

test('asks before the page is left while two-factor authentication is being turned on, but not once that failed', async () => {
  const { handler, release } = deferResponse(ok({ recoveryCodes }));
  const { user, api } = await renderPage(<TwoFactorPage />, {
    path: '/setting/gg-2fa',
    session: 'loggedIn',
    api: { ...twoFactorServer, [ENABLE]: fail(422, 'Please check.') },
  });
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  await user.keyboard('correct horse battery{Enter}');
  await user.type(await screen.findByLabelText('Code'), '123456');
  expect(await screen.findByText('Please check.')).toBeVisible();
  expect(isClosingPrevented()).toBe(false);
  api.handle({ [ENABLE]: handler });
  await user.type(screen.getByLabelText('Code'), '654321');
  expect(isClosingPrevented()).toBe(true);
  release();
  expect(await screen.findByText(recoveryCodes[0] ?? '')).toBeVisible();
  expect(isClosingPrevented()).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('lets the page be left once the request for new recovery codes is rejected', async () => {
  const { user, location } = await requestNewCodes({ [NEW_CODES]: fail(422, 'Please check.') });
  expect(await screen.findByText('Please check.')).toBeVisible();
  expect(isClosingPrevented()).toBe(false);
  await waitFor(() => expect(window.history.state).not.toHaveProperty('leaveGuard'));
  expect(screen.getByRole('dialog', { name: 'Create new recovery codes?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('link', { name: 'General' }));
  expect(location()).toBe('/setting');
});
