import { screen, waitFor, within } from '@testing-library/react';
import { deferResponse, done, fail, ok, renderPage, stopClock, type FakeHandlers } from '@hashgrid/testing';
import SecurityPage from './SecurityPage';
import { createEvent, laptop, linuxDevice, phone, unknownDevice } from '../../test/securitySamples';

const SESSIONS = 'GET /shared/auth/sessions';
const END = 'DELETE /shared/auth/sessions/:id';
const END_OTHERS = 'DELETE /shared/auth/sessions';
const LOG = 'GET /shared/auth/security-events';
const CHANGE = 'PATCH /shared/auth/change-password';
const CLOSE = 'POST /shared/client/close';

const twoSessions = ok({ sessions: [laptop, phone] });
const responses: FakeHandlers = {
  'GET /shared/client/addresses': ok({ addresses: [], maxCount: 10 }),
  [SESSIONS]: twoSessions,
  [LOG]: ok({ items: [createEvent('loggedIn')], nextCursor: null }),
};

async function open(api: FakeHandlers = {}, profile?: { hasTwoFactor: boolean }) {
  const view = await renderPage(<SecurityPage />, {
    path: '/setting/security',
    session: 'loggedIn',
    ...(profile && { profile }),
    api: { ...responses, ...api },
  });
  await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull());
  return view;
}

const getPanel = (name: string) => within(screen.getByRole('region', { name }));
const getDialog = () => within(screen.getByRole('dialog'));
const getButton = (name: string) => screen.getByRole('button', { name });

describe('changing the password', () => {
  const getCurrentField = () => screen.getByLabelText('Current password');
  const getNewField = () => screen.getByLabelText('New password');
  const getSubmitButton = () => getButton('Change password');

  test('[R12] [C9] submits once, however often the button is clicked, and clears the form', async () => {
    const { handler, release } = deferResponse(ok(null, 'Password changed.'));
    const { user, api } = await open({ [CHANGE]: handler });
    await user.type(getCurrentField(), 'correct horse battery');
    await user.type(getNewField(), 'staple of new words{Enter}');
    await user.click(getSubmitButton());
    expect(getSubmitButton()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('form', { name: 'Change password' })).toHaveAttribute('aria-busy', 'true');
    release();
    expect(await screen.findByText('Password changed.')).toBeVisible();
    expect(api.callsTo(CHANGE).map(({ body }) => body)).toEqual([
      { currentPassword: 'correct horse battery', newPassword: 'staple of new words' },
    ]);
    expect(getCurrentField()).toHaveValue('');
    expect(getNewField()).toHaveValue('');
    await waitFor(() => expect(api.callsTo(SESSIONS)).toHaveLength(2));
    await waitFor(() => expect(api.callsTo(LOG)).toHaveLength(2));
  });

  test('[A14] shows the server’s errors at their fields and focuses the first', async () => {
    const errors = { newPassword: ['This password is too easy to guess. Choose another.'] };
    const { user } = await open({ [CHANGE]: fail(422, 'Please fix the highlighted fields.', { errors }) });
    await user.type(getCurrentField(), 'correct horse battery');
    await user.type(getNewField(), '1234567890{Enter}');
    await waitFor(() => expect(getNewField()).toHaveFocus());
    expect(getNewField()).toHaveAccessibleDescription(/^This password is too easy to guess\./);
    expect(getNewField()).toBeInvalid();
    await user.type(getNewField(), 'x');
    expect(getNewField()).toBeValid();
  });

  test('reports missing values before submitting', async () => {
    const { user, api } = await open();
    await user.click(getSubmitButton());
    expect(getCurrentField()).toHaveFocus();
    expect(getCurrentField()).toHaveAccessibleDescription('Enter your current password.');
    expect(getNewField()).toHaveAccessibleDescription(/^Use at least 10 characters\./);
    expect(api.callsTo(CHANGE)).toEqual([]);
  });

  test('shows each password separately', async () => {
    const { user } = await open();
    await user.click(getButton('Show: New password'));
    expect(getNewField()).toHaveAttribute('type', 'text');
    expect(getCurrentField()).toHaveAttribute('type', 'password');
    expect(getCurrentField()).toHaveAttribute('autocomplete', 'current-password');
    expect(getNewField()).toHaveAttribute('autocomplete', 'new-password');
  });

  test('waits as long as the server says after too many attempts', async () => {
    const locked = {
      statusCode: 4290,
      message: 'Too many attempts. Please wait a moment and try again.',
      retryAfter: 90,
    };
    const { user } = await open({ [CHANGE]: { status: 429, body: locked } });
    stopClock();
    await user.type(getCurrentField(), 'wrong');
    await user.type(getNewField(), 'staple of new words{Enter}');
    expect(await screen.findByRole('timer')).toHaveTextContent('You can try again in 1:30.');
    expect(getSubmitButton()).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('active sessions', () => {
  test('[R12] are shown with device, IP address and times, with the current one marked', async () => {
    const sessions = [laptop, phone, unknownDevice, linuxDevice];
    const { user } = await open({ [SESSIONS]: ok({ sessions }) });
    const [first, second, third, fourth] = getPanel('Active sessions').getAllByRole('listitem');
    expect(first).toHaveTextContent('Firefox 140 on LinuxThis device');
    expect(first).toHaveTextContent('203.0.113.7');
    expect(first).toHaveTextContent(/Logged in3 days ago/);
    expect(second).toHaveTextContent('Chrome 141 on Android 15');
    expect(second).not.toHaveTextContent('This device');
    expect(third).toHaveTextContent('Unknown device');
    expect(fourth).toHaveTextContent(/^LinuxIP/);
    const used = within(second as HTMLElement).getByText('2 hours ago');
    const exact = within(second as HTMLElement).getAllByRole('tooltip', { hidden: true })[1];
    expect(exact).not.toBeVisible();
    await user.hover(used);
    expect(exact).toBeVisible();
    expect(exact).toHaveTextContent(new RegExp(String(new Date(phone.usedAt).getFullYear())));
  });

  test('show the first five, and more on click', async () => {
    const sessions = [
      laptop,
      ...Array.from({ length: 6 }, (_, index) => ({ ...phone, id: `phone-${index}` })),
    ];
    const { user } = await open({ [SESSIONS]: ok({ sessions }) });
    expect(getPanel('Active sessions').getAllByRole('listitem')).toHaveLength(5);
    await user.click(getPanel('Active sessions').getByRole('button', { name: 'Show more' }));
    expect(getPanel('Active sessions').getAllByRole('listitem')).toHaveLength(7);
    expect(getPanel('Active sessions').queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('asks for confirmation before ending one, then refetches the list and the log', async () => {
    const { user, api } = await open({ [END]: ok(null, 'Session ended.') });
    expect(screen.queryByRole('button', { name: /Log out Firefox/ })).toBeNull();
    await user.click(getButton('Log out Chrome 141 on Android 15'));
    expect(getDialog().getByText(/^Chrome 141 on Android 15 will be logged out/)).toBeVisible();
    expect(api.callsTo(END)).toEqual([]);
    api.handle({ [SESSIONS]: ok({ sessions: [laptop] }) });
    await user.click(getDialog().getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('You’re not logged in anywhere else.')).toBeVisible();
    expect(api.callsTo(END).map(({ path }) => path)).toEqual(['/shared/auth/sessions/session-2']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Log out all other devices' })).toBeNull();
    await waitFor(() => expect(api.callsTo(LOG)).toHaveLength(2));
  });

  test('asks for confirmation before ending all others, which can be canceled', async () => {
    const { user, api } = await open({ [END_OTHERS]: done('Logged out everywhere else.') });
    await user.click(getButton('Log out all other devices'));
    await user.click(getDialog().getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsTo(END_OTHERS)).toEqual([]);
    await user.click(getButton('Log out all other devices'));
    await user.click(getDialog().getByRole('button', { name: 'Log out all other devices' }));
    await waitFor(() => expect(api.callsTo(END_OTHERS)).toHaveLength(1));
    expect(await screen.findByText('Logged out everywhere else.')).toBeVisible();
    await waitFor(() => expect(api.callsTo(LOG)).toHaveLength(2));
  });

  test('shows in the dialog why ending one failed', async () => {
    const { user } = await open({ [END]: fail(500, 'Something went wrong on our side. Please try again.') });
    await user.click(getButton('Log out Chrome 141 on Android 15'));
    await user.click(getDialog().getByRole('button', { name: 'Log out' }));
    expect(await getDialog().findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  });

  test('can be reloaded after an error', async () => {
    const { user, api } = await open({ [SESSIONS]: fail(500, 'No database') });
    expect(getPanel('Active sessions').getByRole('alert')).toHaveTextContent('Couldn’t load your sessions');
    api.handle({ [SESSIONS]: twoSessions });
    await user.click(getPanel('Active sessions').getByRole('button', { name: 'Retry' }));
    expect(await getPanel('Active sessions').findAllByRole('listitem')).toHaveLength(2);
  });
});

describe('the security log', () => {
  test('[R12] lists event, device, IP address and time page by page', async () => {
    const pages: FakeHandlers = {
      [LOG]: ({ query }) =>
        query.cursor
          ? ok({ items: [createEvent('loginFailed'), createEvent('somethingNew')], nextCursor: null })
          : ok({ items: [createEvent('loggedIn'), createEvent('passwordChanged')], nextCursor: 'page-2' }),
    };
    const { user, api } = await open(pages);
    const getRows = () =>
      within(screen.getByRole('table', { name: 'Security log' }))
        .getAllByRole('row')
        .slice(1);
    expect(getRows()).toHaveLength(2);
    expect(getRows()[0]).toHaveTextContent(/^Logged inFirefox 140 on Linux203\.0\.113\.71 hour ago/);
    await user.click(getButton('Show more'));
    await waitFor(() => expect(getRows()).toHaveLength(4));
    expect(getRows()[2]).toHaveTextContent('Failed login');
    expect(getRows()[3]).toHaveTextContent('somethingNew');
    expect(api.callsTo(LOG)[1]?.query.cursor).toBe('page-2');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('can be reloaded after an error', async () => {
    const { user, api } = await open({ [LOG]: fail(500, 'No database') });
    api.handle({ [LOG]: ok({ items: [], nextCursor: null }) });
    await user.click(getPanel('Security log').getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No activity yet')).toBeVisible();
    api.handle({ [LOG]: ok({ items: [createEvent('loggedIn')], nextCursor: null }) });
    await user.click(getPanel('Security log').getByRole('button', { name: 'Refresh' }));
    expect(await getPanel('Security log').findByText('Logged in')).toBeVisible();
  });
});

describe('closing the account', () => {
  const openDialog = async (api: FakeHandlers, profile?: { hasTwoFactor: boolean }) => {
    const view = await open({ 'DELETE /shared/auth/sessions/current': done(), ...api }, profile);
    await view.user.click(getPanel('Close account').getByRole('button', { name: 'Close account' }));
    return view;
  };

  test('requires the password, and redirects to the login', async () => {
    const { user, api, location } = await openDialog({ [CLOSE]: ok(null, 'Your account is closed.') });
    expect(getDialog().getByText(/You can restore the account/)).toBeVisible();
    expect(getDialog().getByLabelText('Password')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(getDialog().getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
    await user.keyboard('correct horse battery{Enter}');
    await waitFor(() => expect(location()).toBe('/login'));
    expect(api.callsTo(CLOSE).map(({ body }) => body)).toEqual([{ password: 'correct horse battery' }]);
    expect(screen.getByText('Your account is closed.')).toBeVisible();
    expect(document.cookie).not.toContain('accessToken');
  });

  test('requires a code if two-factor authentication is on', async () => {
    const closed = ok(null, 'Your account is closed.');
    const { user, api, location } = await openDialog({ [CLOSE]: closed }, { hasTwoFactor: true });
    await user.keyboard('correct horse battery{Enter}');
    expect(getDialog().getByLabelText('Code')).toHaveAccessibleDescription(/^Enter a two-factor code/);
    await user.type(getDialog().getByLabelText('Code'), '123456{Enter}');
    await waitFor(() => expect(location()).toBe('/login'));
    expect(api.callsTo(CLOSE).map(({ body }) => body)).toEqual([
      { password: 'correct horse battery', code: '123456' },
    ]);
  });

  test('asks for a code and keeps the password if two-factor authentication was turned on elsewhere', async () => {
    const message = 'Enter your two-factor code first.';
    const codeMissing = fail(422, message, { statusCode: 5003, errors: { code: [message] } });
    const { user, api, location } = await openDialog({ [CLOSE]: codeMissing }, { hasTwoFactor: false });
    const password = getDialog().getByLabelText('Password');
    const callsBefore = api.callsTo('GET /shared/client/profile').length;
    await user.keyboard('correct horse battery{Enter}');
    const code = await getDialog().findByLabelText('Code');
    expect(code).toHaveFocus();
    expect(code).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(getDialog().getByLabelText('Password')).toBe(password);
    await waitFor(() => expect(api.callsTo('GET /shared/client/profile')).toHaveLength(callsBefore + 1));
    api.handle({ [CLOSE]: ok(null, 'Your account is closed.') });
    await user.keyboard('123456{Enter}');
    await waitFor(() => expect(location()).toBe('/login'));
    expect(api.callsTo(CLOSE)[1]?.body).toEqual({ password: 'correct horse battery', code: '123456' });
  });

  test('[A14] an incorrect password changes nothing', async () => {
    const errors = { password: ['Incorrect password.'] };
    const { user, location } = await openDialog({ [CLOSE]: fail(422, 'Please check.', { errors }) });
    await user.keyboard('wrong{Enter}');
    const field = getDialog().getByLabelText('Password');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Incorrect password.'));
    expect(field).toHaveFocus();
    expect(location()).toBe('/setting/security');
  });
});
