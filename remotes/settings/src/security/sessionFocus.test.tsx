import { screen, waitFor, within } from '@testing-library/react';
import { done, ok, renderPage } from '@hashgrid/testing';
import { laptop, phone } from '../../test/securitySamples';
import { SessionsPanel } from './SessionsPanel';

test.each([
  ['the device is logged out', 'Log out Chrome 141 on Android 15', 'Log out'],
  ['all other devices are logged out', 'Log out all other devices', 'Log out all other devices'],
])('moves the focus to the panel when the button disappears because %s', async (_, name, confirm) => {
  const { user, api } = await renderPage(<SessionsPanel />, {
    path: '/setting/security',
    session: 'loggedIn',
    api: {
      'GET /shared/auth/sessions': ok({ sessions: [laptop, phone] }),
      'DELETE /shared/auth/sessions/:id': done('Session ended.'),
      'DELETE /shared/auth/sessions': done('Logged out everywhere else.'),
    },
  });
  await user.click(await screen.findByRole('button', { name }));
  api.handle({ 'GET /shared/auth/sessions': ok({ sessions: [laptop] }) });
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: confirm }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.getByRole('region', { name: 'Active sessions' })).toHaveFocus();
});
