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
import { useLanguage, useTranslate } from '../language/LanguageContext';
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
  const t = useTranslate();
  return (
    <>
      <output>{t.plural({ one: '%count% block', other: '%count% blocks' }, 1234)}</output>
      <p data-testid="shown">{JSON.stringify({ language: currentLanguage.locale, ...preferences })}</p>
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

const openPage = (preferences: Preferences | null, options: RenderPageOptions = {}) =>
  renderPage(<ChoicesPage />, {
    session: 'loggedIn',
    route: '*',
    profile: { preferences },
    ...options,
    api: { ...LOCALES, 'DELETE /shared/auth/sessions/current': done(), ...options.api },
  });

const readShown = () => JSON.parse(screen.getByTestId('shown').textContent ?? '{}') as Preferences;
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const getSavedBodies = (api: FakeApi) => api.callsTo(SAVE).map(({ body }) => body);
const flushPromises = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

/** Saves like the server, but only when `respond` is called. */
function deferSave(saved?: Preferences) {
  let release = () => {};
  const save = createPreferencesHandler(saved);
  const handler = async (request: FakeRequest) => {
    await new Promise<void>((resolve) => (release = resolve));
    return save(request);
  };
  const respond = async () => {
    await act(async () => release());
    await flushPromises();
  };
  return { handler, respond };
}

test('applies the preferences of the server on login, including the language', async () => {
  const { api } = await openPage(SAVED);
  await waitFor(() => expect(readShown()).toEqual(SAVED));
  expect(localStorage.getItem('language')).toBe('ja-JP');
  expect(screen.getByText('1234 blocks')).toBeInTheDocument();
  expect(api.callsTo(SAVE)).toHaveLength(0);
});

test('[E5] does not apply an unsaved language that is stored malformed', async () => {
  localStorage.setItem(UNSAVED, `${sampleProfile.id}{"language":"../x"}`);
  await openPage(SAVED, { api: { [SAVE]: fail(422, 'Not that') } });
  await flushPromises();
  expect(readShown()).toEqual({ ...SAVED, language: 'en-US' });
});

test('writes nothing when device and server agree, and fetches the texts once', async () => {
  localStorage.setItem('language', 'ja-JP');
  localStorage.setItem('preferences', JSON.stringify(SAVED));
  const set = jest.spyOn(Storage.prototype, 'setItem');
  const { api } = await openPage(SAVED);
  await flushPromises();
  expect(readShown()).toEqual(SAVED);
  expect(set.mock.calls.filter(([key]) => key === 'preferences')).toEqual([]);
  expect(api.callsTo('GET /locales/ja-JP.json')).toHaveLength(1);
  expect(api.callsTo(SAVE)).toHaveLength(0);
});

test('keeps local preferences when the server has none, and saves those that are not the defaults', async () => {
  localStorage.setItem(
    'preferences',
    '{"numberFormat":"plain","emails":{"payments":false},"notifications":{"news":false}}',
  );
  const { api } = await openPage(null);
  // Email and notification preferences of the previous player on this device are not carried over.
  expect(readShown()).toEqual({ ...DEFAULT_PREFERENCES, numberFormat: 'plain' });
  await flushPromises();
  await press('Video');
  await flushPromises();
  expect(getSavedBodies(api)).toEqual([{ numberFormat: 'plain' }, { video: false }]);
  expect(readShown()).toEqual({ ...DEFAULT_PREFERENCES, numberFormat: 'plain', video: false });
});

test('saves the language of the device when the server has no preferences, for its emails', async () => {
  localStorage.setItem('language', 'ja-JP');
  const { api } = await openPage(null);
  await waitFor(() => expect(api.callsTo(SAVE)).toHaveLength(1));
  expect(getSavedBodies(api)).toEqual([{ language: 'ja-JP' }]);
});

test('saves only what has changed, including language and email preferences', async () => {
  const { api } = await openPage(DEFAULT_PREFERENCES);
  for (const name of ['Video', 'Emails', 'Arabic']) {
    await press(name);
    await flushPromises();
  }
  expect(getSavedBodies(api)).toEqual([
    { video: false },
    { emails: { payments: false } },
    { language: 'ar-SA' },
  ]);
  expect(localStorage.getItem(UNSAVED)).toBeNull();
});

test('applies what other devices have saved since, including the language', async () => {
  const { api } = await openPage(DEFAULT_PREFERENCES, { api: { [SAVE]: createPreferencesHandler(SAVED) } });
  await press('Emails');
  const emails = { newLogin: false, payments: false };
  await waitFor(() => expect(readShown()).toEqual({ ...SAVED, emails }));
  expect(getSavedBodies(api)).toEqual([{ emails: { payments: false } }]);
});

test('keeps changes made during a save, and saves them afterwards', async () => {
  const { handler, respond } = deferSave();
  const { api } = await openPage(DEFAULT_PREFERENCES, { api: { [SAVE]: handler } });
  await press('Video');
  await press('Emails');
  await press('Arabic');
  await flushPromises();
  await respond();
  expect(readShown()).toMatchObject({ video: false, language: 'ar-SA', emails: { payments: false } });
  await respond();
  expect(getSavedBodies(api)).toEqual([{ video: false }, { emails: { payments: false }, language: 'ar-SA' }]);
  expect(readShown()).toMatchObject({ video: false, language: 'ar-SA', emails: { payments: false } });
  expect(localStorage.getItem(UNSAVED)).toBeNull();
});

test('coalesces changes made during a save', async () => {
  const { handler, respond } = deferSave();
  const { api } = await openPage(DEFAULT_PREFERENCES, { api: { [SAVE]: handler } });
  await press('Video');
  await press('Emails');
  await press('Video');
  expect(getSavedBodies(api)).toEqual([{ video: false }]);
  await respond();
  expect(getSavedBodies(api).slice(1)).toEqual([{ video: true, emails: { payments: false } }]);
  await respond();
  expect(getSavedBodies(api)).toHaveLength(2);
});

test.each([
  ['the network is down', () => offline()],
  ['the server fails', fail(503, 'Busy')],
  ['the server limits the rate', fail(429, 'Wait')],
  ['the request times out', fail(408, 'Too slow')],
  ['the session has ended', fail(401, 'Your session has ended.')],
])('when %s, keeps the change, shows the error and saves at the next start', async (_, response) => {
  const first = await openPage(DEFAULT_PREFERENCES, { api: { [SAVE]: response } });
  await press('Video');
  await flushPromises();
  expect(readShown().video).toBe(false);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(first.api.callsTo(SAVE)).toHaveLength(1);
  first.unmount();
  const second = await openPage({ ...SAVED, video: true });
  await flushPromises();
  expect(getSavedBodies(second.api)).toEqual([{ video: false }]);
  expect(readShown()).toEqual({ ...SAVED, video: false });
  expect(localStorage.getItem(UNSAVED)).toBeNull();
});

test('saves all preferences if an older release recorded that a save had failed', async () => {
  localStorage.setItem(UNSAVED, sampleProfile.id);
  localStorage.setItem('preferences', '{"video":false,"emails":{"payments":false}}');
  const { api } = await openPage(SAVED);
  await flushPromises();
  const device = { ...DEFAULT_PREFERENCES, video: false, emails: { newLogin: true, payments: false } };
  expect(getSavedBodies(api)).toEqual([device]);
  expect(readShown()).toEqual(device);
});

test.each(['{', `${sampleProfile.id}{`, `${sampleProfile.id}null`, 'player-2{"video":true}'])(
  '[E5] ignores unsaved changes that are stored as %s',
  async (stored) => {
    localStorage.setItem(UNSAVED, stored);
    const { api } = await openPage(SAVED);
    await waitFor(() => expect(readShown()).toEqual(SAVED));
    expect(api.callsTo(SAVE)).toHaveLength(0);
    expect(localStorage.getItem(UNSAVED)).toBeNull();
  },
);

test('keeps and saves a change while storage is full', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const { api } = await openPage(DEFAULT_PREFERENCES);
  await press('Video');
  await flushPromises();
  expect(getSavedBodies(api)).toEqual([{ video: false }]);
  expect(readShown().video).toBe(false);
});

test('keeps a change that the server rejects, shows the error and does not send the change again', async () => {
  await openPage(DEFAULT_PREFERENCES, { api: { [SAVE]: fail(422, 'Not that') } });
  await press('Video');
  await flushPromises();
  expect(readShown().video).toBe(false);
  expect(screen.getByRole('alert')).toHaveTextContent('Not that');
  expect(localStorage.getItem(UNSAVED)).toBeNull();
});

test('does not replace the saved language, on the server either, when its texts fail to load', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { api } = await openPage(SAVED, { api: { 'GET /locales/ja-JP.json': { status: 503, body: '' } } });
  await flushPromises();
  expect(readShown()).toEqual({ ...SAVED, language: 'en-US' });
  await press('Video');
  await flushPromises();
  expect(getSavedBodies(api)).toEqual([{ video: true }]);
  expect(readShown()).toEqual({ ...SAVED, language: 'en-US', video: true });
});

test('keeps the preferences of a guest on the device', async () => {
  const { api } = await openPage(null, { session: 'guest' });
  await press('Video');
  await press('Arabic');
  await flushPromises();
  expect(readShown()).toMatchObject({ video: false, language: 'ar-SA' });
  expect(api.callsTo(SAVE)).toHaveLength(0);
});

test('stops saving after the logout, and saves once after the next login', async () => {
  const { api } = await openPage(DEFAULT_PREFERENCES);
  await press('Log out');
  await flushPromises();
  await press('Video');
  await flushPromises();
  expect(api.callsTo(SAVE)).toHaveLength(0);
  await press('Next player');
  await flushPromises();
  await press('Video');
  await flushPromises();
  expect(getSavedBodies(api)).toEqual([{ video: false }]);
});

test('neither saves nor applies changes of a player after another one has logged in', async () => {
  const { handler, respond } = deferSave(SAVED);
  const { api } = await openPage(DEFAULT_PREFERENCES, { api: { [SAVE]: handler } });
  await press('Video');
  await press('Emails');
  api.handle({
    'GET /shared/client/profile': ok({ ...sampleProfile, id: 'player-2', preferences: DEFAULT_PREFERENCES }),
  });
  await press('Next player');
  await flushPromises();
  await respond();
  expect(api.callsTo(SAVE)).toHaveLength(1);
  expect(readShown()).toEqual(DEFAULT_PREFERENCES);
  expect(localStorage.getItem(UNSAVED)).toBeNull();
});

test('applies the language chosen in another tab without saving it again', async () => {
  const { api } = await openPage(DEFAULT_PREFERENCES);
  localStorage.setItem('language', 'ar-SA');
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'ar-SA' }));
  });
  await waitFor(() => expect(readShown().language).toBe('ar-SA'));
  expect(api.callsTo(SAVE)).toHaveLength(0);
});
