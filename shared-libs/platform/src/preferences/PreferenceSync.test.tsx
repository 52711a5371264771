import { act, screen, waitFor } from '@testing-library/react';
import { done, fail, offline, ok, renderPage, type RenderPageOptions } from '@hashgrid/testing';
import type { Preferences } from '@hashgrid/contracts';
import { useLanguage } from '../language/LanguageContext';
import { useLogOut } from '../session/useLogOut';
import { usePreferences } from './usePreferences';

const SAVE = 'PUT /shared/client/preferences';
const SAVED: Preferences = {
  language: 'ja-JP',
  numberFormat: 'plain',
  motion: 'reduced',
  video: false,
  emails: { newLogin: false, payments: true },
};
const DEFAULTS: Preferences = {
  language: 'en-US',
  numberFormat: 'locale',
  motion: 'system',
  video: true,
  emails: { newLogin: true, payments: true },
};

function ChoicesPage() {
  const { preferences, setPreference } = usePreferences();
  const { currentLanguage, setLanguage } = useLanguage();
  const logOut = useLogOut();
  return (
    <>
      <p data-testid="here">{JSON.stringify({ language: currentLanguage.locale, ...preferences })}</p>
      <button onClick={() => setPreference('video', !preferences.video)}>Video</button>
      <button onClick={() => setPreference('emails', { ...preferences.emails, payments: false })}>
        Emails
      </button>
      <button onClick={() => void setLanguage('ar-SA')}>Arabic</button>
      <button onClick={() => void logOut()}>Log out</button>
    </>
  );
}

const LOCALES = {
  'GET /locales/ja-JP.json': { status: 200, body: {} },
  'GET /locales/ar-SA.json': { status: 200, body: {} },
};

const open = (preferences: Preferences | null, options: RenderPageOptions = {}) =>
  renderPage(<ChoicesPage />, {
    session: 'loggedIn',
    route: '*',
    profile: { preferences },
    ...options,
    api: { ...LOCALES, 'DELETE /shared/auth/sessions/current': done(), ...options.api },
  });

const here = () => JSON.parse(screen.getByTestId('here').textContent ?? '{}') as Preferences;
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

test('applies the preferences of the server on login, including the language', async () => {
  const { api } = await open(SAVED);
  await waitFor(() => expect(here()).toEqual(SAVED));
  expect(localStorage.getItem('language')).toBe('ja-JP');
  expect(api.callsTo(SAVE)).toHaveLength(0);
});

test('writes nothing when device and server agree, and fetches the texts once', async () => {
  localStorage.setItem('language', 'ja-JP');
  localStorage.setItem('preferences', JSON.stringify(SAVED));
  const set = jest.spyOn(Storage.prototype, 'setItem');
  const { api } = await open(SAVED);
  await settle();
  expect(here()).toEqual(SAVED);
  expect(set.mock.calls.filter(([key]) => key === 'preferences')).toEqual([]);
  expect(api.callsTo('GET /locales/ja-JP.json')).toHaveLength(1);
  expect(api.callsTo(SAVE)).toHaveLength(0);
});

test('keeps local preferences when the server has none, and saves all of them on the first change', async () => {
  localStorage.setItem(
    'preferences',
    '{"numberFormat":"plain","emails":{"payments":false},"notifications":{"news":false}}',
  );
  const { api } = await open(null);
  // Preferences of emails and notifications of the previous player on this device are not carried over.
  expect(here()).toEqual({ ...DEFAULTS, numberFormat: 'plain' });
  expect(api.callsTo(SAVE)).toHaveLength(0);
  await press('Video');
  expect(api.callsTo(SAVE)[0]?.body).toEqual({ ...DEFAULTS, numberFormat: 'plain', video: false });
});

test('saves the language of the device when the server has no preferences, for its emails', async () => {
  localStorage.setItem('language', 'ja-JP');
  const { api } = await open(null);
  await waitFor(() => expect(api.callsTo(SAVE)).toHaveLength(1));
  expect(api.callsTo(SAVE)[0]?.body).toEqual({ ...DEFAULTS, language: 'ja-JP' });
});

test('saves every change, including language and email preferences', async () => {
  const { api } = await open(DEFAULTS);
  await press('Emails');
  await settle();
  await press('Arabic');
  await settle();
  expect(api.callsTo(SAVE).map(({ body }) => body)).toEqual([
    { ...DEFAULTS, emails: { newLogin: true, payments: false } },
    { ...DEFAULTS, emails: { newLogin: true, payments: false }, language: 'ar-SA' },
  ]);
});

test('coalesces changes made during a save', async () => {
  let respond = () => {};
  const { api } = await open(DEFAULTS, {
    api: {
      [SAVE]: async ({ body }) => {
        await new Promise<void>((resolve) => (respond = resolve));
        return ok(body);
      },
    },
  });
  await press('Video');
  await press('Video');
  await press('Emails');
  await press('Video');
  expect(api.callsTo(SAVE)).toHaveLength(1);
  await act(async () => respond());
  await settle();
  expect(api.callsTo(SAVE)).toHaveLength(2);
  expect(api.callsTo(SAVE)[1]?.body).toMatchObject({ video: false, emails: { payments: false } });
  await act(async () => respond());
  await settle();
  expect(api.callsTo(SAVE)).toHaveLength(2);
});

test.each([
  ['the network is down', () => offline()],
  ['the server fails', fail(503, 'Busy')],
])('when %s keeps the change, shows the error and saves at the next start', async (_, response) => {
  const first = await open(DEFAULTS, { api: { [SAVE]: response } });
  await press('Video');
  await settle();
  expect(here().video).toBe(false);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(first.api.callsTo(SAVE)).toHaveLength(1);
  document.body.innerHTML = '<div id="modal-portal"></div>';
  const second = await open(DEFAULTS);
  expect(screen.getAllByTestId('here').at(-1)).toHaveTextContent('"video":false');
  expect(second.api.callsTo(SAVE)[0]?.body).toEqual({ ...DEFAULTS, video: false });
});

test('shows a rejected change and does not send it again', async () => {
  await open(DEFAULTS, { api: { [SAVE]: fail(422, 'Not that') } });
  await press('Video');
  await settle();
  expect(here().video).toBe(false);
  expect(screen.getByRole('alert')).toHaveTextContent('Not that');
  expect(localStorage.getItem('preferences.unsaved')).toBeNull();
});

test('keeps a language whose texts fail to load, on the server too', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { api } = await open(SAVED, { api: { 'GET /locales/ja-JP.json': { status: 503, body: '' } } });
  await settle();
  expect(here()).toEqual({ ...SAVED, language: 'en-US' });
  await press('Video');
  expect(api.callsTo(SAVE)[0]?.body).toEqual({ ...SAVED, video: true });
});

test('keeps the preferences of a guest on the device', async () => {
  const { api } = await open(null, { session: 'guest' });
  await press('Video');
  await press('Arabic');
  await settle();
  expect(here()).toMatchObject({ video: false, language: 'ar-SA' });
  expect(api.callsTo(SAVE)).toHaveLength(0);
});

test('stops saving after the logout', async () => {
  const { api } = await open(DEFAULTS);
  await press('Log out');
  await settle();
  await press('Video');
  await settle();
  expect(api.callsTo(SAVE)).toHaveLength(0);
});

test('applies the language chosen in another tab without saving it again', async () => {
  const { api } = await open(DEFAULTS);
  localStorage.setItem('language', 'ar-SA');
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'ar-SA' }));
  });
  await waitFor(() => expect(here().language).toBe('ar-SA'));
  expect(api.callsTo(SAVE)).toHaveLength(0);
});
