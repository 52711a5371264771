import { act, screen, waitFor } from '@testing-library/react';
import {
  done,
  fail,
  createPreferencesHandler,
  offline,
  ok,
  renderPage,
  sampleProfile,
  type FakeApi,
  type FakeRequest,
  type RenderPageOptions,
} from '@hashgrid/testing';
import { DEFAULT_PREFERENCES, type Preferences } from '@hashgrid/contracts';
import { useLanguage } from '../language/LanguageContext';
import { useLogIn } from '../session/useLogIn';
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
const UNSAVED = 'preferences.unsaved';

function ChoicesPage() {
  const { preferences, setPreference } = usePreferences();
  const { currentLanguage, setLanguage } = useLanguage();
  const logIn = useLogIn();
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
      <button onClick={() => void logIn({ accessToken: 'access-2', refreshToken: 'refresh-2' })}>
        Next player
      </button>
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
const bodies = (api: FakeApi) => api.callsTo(SAVE).map(({ body }) => body);
const flushPromises = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

/** Saves like the server, but only when `answer` is called. */
function deferSave(saved?: Preferences) {
  let respond = () => {};
  const save = createPreferencesHandler(saved);
  const handler = async (request: FakeRequest) => {
    await new Promise<void>((resolve) => (respond = resolve));
    return save(request);
  };
  const answer = async () => {
    await act(async () => respond());
    await flushPromises();
  };
  return { handler, answer };
}

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
  await flushPromises();
  expect(here()).toEqual(SAVED);
  expect(set.mock.calls.filter(([key]) => key === 'preferences')).toEqual([]);
  expect(api.callsTo('GET /locales/ja-JP.json')).toHaveLength(1);
  expect(api.callsTo(SAVE)).toHaveLength(0);
});

test('keeps local preferences when the server has none, and saves those that are not the defaults', async () => {
  localStorage.setItem(
    'preferences',
    '{"numberFormat":"plain","emails":{"payments":false},"notifications":{"news":false}}',
  );
  const { api } = await open(null);
  // Preferences of emails and notifications of the previous player on this device are not carried over.
  expect(here()).toEqual({ ...DEFAULT_PREFERENCES, numberFormat: 'plain' });
  await flushPromises();
  await press('Video');
  await flushPromises();
  expect(bodies(api)).toEqual([{ numberFormat: 'plain' }, { video: false }]);
  expect(here()).toEqual({ ...DEFAULT_PREFERENCES, numberFormat: 'plain', video: false });
});

test('saves the language of the device when the server has no preferences, for its emails', async () => {
  localStorage.setItem('language', 'ja-JP');
  const { api } = await open(null);
  await waitFor(() => expect(api.callsTo(SAVE)).toHaveLength(1));
  expect(bodies(api)).toEqual([{ language: 'ja-JP' }]);
});

test('saves every change alone, including language and email preferences', async () => {
  const { api } = await open(DEFAULT_PREFERENCES);
  for (const name of ['Video', 'Emails', 'Arabic']) {
    await press(name);
    await flushPromises();
  }
  expect(bodies(api)).toEqual([{ video: false }, { emails: { payments: false } }, { language: 'ar-SA' }]);
  expect(localStorage.getItem(UNSAVED)).toBeNull();
});

test('applies what other devices have saved meanwhile, including the language', async () => {
  const { api } = await open(DEFAULT_PREFERENCES, { api: { [SAVE]: createPreferencesHandler(SAVED) } });
  await press('Emails');
  const emails = { newLogin: false, payments: false };
  await waitFor(() => expect(here()).toEqual({ ...SAVED, emails }));
  expect(bodies(api)).toEqual([{ emails: { payments: false } }]);
});

test('keeps a change made during a save, and saves it after that', async () => {
  const { handler, answer } = deferSave();
  const { api } = await open(DEFAULT_PREFERENCES, { api: { [SAVE]: handler } });
  await press('Video');
  await press('Emails');
  await press('Arabic');
  await flushPromises();
  await answer();
  expect(here()).toMatchObject({ video: false, language: 'ar-SA', emails: { payments: false } });
  await answer();
  expect(bodies(api)).toEqual([{ video: false }, { emails: { payments: false }, language: 'ar-SA' }]);
  expect(here()).toMatchObject({ video: false, language: 'ar-SA', emails: { payments: false } });
  expect(localStorage.getItem(UNSAVED)).toBeNull();
});

test('coalesces changes made during a save', async () => {
  const { handler, answer } = deferSave();
  const { api } = await open(DEFAULT_PREFERENCES, { api: { [SAVE]: handler } });
  await press('Video');
  await press('Emails');
  await press('Video');
  expect(bodies(api)).toEqual([{ video: false }]);
  await answer();
  expect(bodies(api).slice(1)).toEqual([{ video: true, emails: { payments: false } }]);
  await answer();
  expect(bodies(api)).toHaveLength(2);
});

test.each([
  ['the network is down', () => offline()],
  ['the server fails', fail(503, 'Busy')],
])('when %s keeps the change, shows the error and saves at the next start', async (_, response) => {
  const first = await open(DEFAULT_PREFERENCES, { api: { [SAVE]: response } });
  await press('Video');
  await flushPromises();
  expect(here().video).toBe(false);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(first.api.callsTo(SAVE)).toHaveLength(1);
  first.unmount();
  const second = await open({ ...SAVED, video: true });
  await flushPromises();
  expect(bodies(second.api)).toEqual([{ video: false }]);
  expect(here()).toEqual({ ...SAVED, video: false });
  expect(localStorage.getItem(UNSAVED)).toBeNull();
});

test('saves everything where an older release has noted that its save failed', async () => {
  localStorage.setItem(UNSAVED, sampleProfile.id);
  localStorage.setItem('preferences', '{"video":false,"emails":{"payments":false}}');
  const { api } = await open(SAVED);
  await flushPromises();
  const device = { ...DEFAULT_PREFERENCES, video: false, emails: { newLogin: true, payments: false } };
  expect(bodies(api)).toEqual([device]);
  expect(here()).toEqual(device);
});

test.each(['{', `${sampleProfile.id}{`, `${sampleProfile.id}null`, 'player-2{"video":true}'])(
  '[E5] ignores unsaved changes that are stored as %s',
  async (stored) => {
    localStorage.setItem(UNSAVED, stored);
    const { api } = await open(SAVED);
    await waitFor(() => expect(here()).toEqual(SAVED));
    expect(api.callsTo(SAVE)).toHaveLength(0);
    expect(localStorage.getItem(UNSAVED)).toBeNull();
  },
);

test('keeps a change while storage is full until it is saved', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const { api } = await open(DEFAULT_PREFERENCES);
  await press('Video');
  await flushPromises();
  expect(bodies(api)).toEqual([{ video: false }]);
  expect(here().video).toBe(false);
});

test('shows a rejected change and does not send it again', async () => {
  await open(DEFAULT_PREFERENCES, { api: { [SAVE]: fail(422, 'Not that') } });
  await press('Video');
  await flushPromises();
  expect(here().video).toBe(false);
  expect(screen.getByRole('alert')).toHaveTextContent('Not that');
  expect(localStorage.getItem(UNSAVED)).toBeNull();
});

test('keeps a language whose texts fail to load, on the server too', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { api } = await open(SAVED, { api: { 'GET /locales/ja-JP.json': { status: 503, body: '' } } });
  await flushPromises();
  expect(here()).toEqual({ ...SAVED, language: 'en-US' });
  await press('Video');
  await flushPromises();
  expect(bodies(api)).toEqual([{ video: true }]);
  expect(here()).toEqual({ ...SAVED, language: 'en-US', video: true });
});

test('keeps the preferences of a guest on the device', async () => {
  const { api } = await open(null, { session: 'guest' });
  await press('Video');
  await press('Arabic');
  await flushPromises();
  expect(here()).toMatchObject({ video: false, language: 'ar-SA' });
  expect(api.callsTo(SAVE)).toHaveLength(0);
});

test('stops saving after the logout', async () => {
  const { api } = await open(DEFAULT_PREFERENCES);
  await press('Log out');
  await flushPromises();
  await press('Video');
  await flushPromises();
  expect(api.callsTo(SAVE)).toHaveLength(0);
});

test('neither saves nor applies the changes of a player for the next one', async () => {
  const { handler, answer } = deferSave(SAVED);
  const { api } = await open(DEFAULT_PREFERENCES, { api: { [SAVE]: handler } });
  await press('Video');
  await press('Emails');
  api.handle({
    'GET /shared/client/profile': ok({ ...sampleProfile, id: 'player-2', preferences: DEFAULT_PREFERENCES }),
  });
  await press('Next player');
  await flushPromises();
  await answer();
  expect(api.callsTo(SAVE)).toHaveLength(1);
  expect(here()).toEqual(DEFAULT_PREFERENCES);
  expect(localStorage.getItem(UNSAVED)).toBeNull();
});

test('applies the language chosen in another tab without saving it again', async () => {
  const { api } = await open(DEFAULT_PREFERENCES);
  localStorage.setItem('language', 'ar-SA');
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'ar-SA' }));
  });
  await waitFor(() => expect(here().language).toBe('ar-SA'));
  expect(api.callsTo(SAVE)).toHaveLength(0);
});
