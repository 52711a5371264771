import { act, screen, waitFor } from '@testing-library/react';
import { done, fail, offline, ok, renderPage, type RenderPageOptions } from '@hashgrid/testing';
import type { Preferences } from '@hashgrid/contracts';
import { useLanguage } from '../language/LanguageContext';
import { useSignOut } from '../session/useSignOut';
import { usePreferences } from './usePreferences';

const SAVE = 'PUT /shared/client/preferences';
const KEPT: Preferences = {
  language: 'ja-JP',
  numberFormat: 'plain',
  motion: 'reduced',
  video: false,
  mails: { newSignIn: false, payments: true },
};
const USUAL: Preferences = {
  language: 'en-US',
  numberFormat: 'locale',
  motion: 'system',
  video: true,
  mails: { newSignIn: true, payments: true },
};

function ChoicesPage() {
  const { preferences, setPreference } = usePreferences();
  const { currentLanguage, setLanguage } = useLanguage();
  const signOut = useSignOut();
  return (
    <>
      <p data-testid="here">{JSON.stringify({ language: currentLanguage.locale, ...preferences })}</p>
      <button onClick={() => setPreference('video', !preferences.video)}>Video</button>
      <button onClick={() => setPreference('mails', { ...preferences.mails, payments: false })}>Mails</button>
      <button onClick={() => void setLanguage('ar-SA')}>Arabic</button>
      <button onClick={() => void signOut()}>Leave</button>
    </>
  );
}

const LOCALES = {
  'GET /locales/ja-JP.json': { status: 200, body: {} },
  'GET /locales/ar-SA.json': { status: 200, body: {} },
};

const open = (preferences: Preferences | null, options: RenderPageOptions = {}) =>
  renderPage(<ChoicesPage />, {
    session: 'signedIn',
    route: '*',
    profile: { preferences },
    ...options,
    api: { ...LOCALES, 'DELETE /shared/auth/sessions/current': done(), ...options.api },
  });

const here = () => JSON.parse(screen.getByTestId('here').textContent ?? '{}') as Preferences;
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

test('what the server keeps is taken over when the player comes, the language with its texts', async () => {
  const { api } = await open(KEPT);
  await waitFor(() => expect(here()).toEqual(KEPT));
  expect(localStorage.getItem('language')).toBe('ja-JP');
  expect(api.callsTo(SAVE)).toHaveLength(0);
});

test('what is the same here and there changes nothing, and fetches the texts of the language once', async () => {
  localStorage.setItem('language', 'ja-JP');
  localStorage.setItem('preferences', JSON.stringify(KEPT));
  const set = jest.spyOn(Storage.prototype, 'setItem');
  const { api } = await open(KEPT);
  await settle();
  expect(here()).toEqual(KEPT);
  expect(set.mock.calls.filter(([key]) => key === 'preferences')).toEqual([]);
  expect(api.callsTo('GET /locales/ja-JP.json')).toHaveLength(1);
  expect(api.callsTo(SAVE)).toHaveLength(0);
});

test('where the server keeps nothing, nothing is overwritten, and the first choice saves the whole', async () => {
  localStorage.setItem('preferences', '{"numberFormat":"plain","mails":{"payments":false}}');
  const { api } = await open(null);
  // Which mails the last player of this device wanted is not this one's choice.
  expect(here()).toEqual({ ...USUAL, numberFormat: 'plain' });
  expect(api.callsTo(SAVE)).toHaveLength(0);
  await press('Video');
  expect(api.callsTo(SAVE)[0]?.body).toEqual({ ...USUAL, numberFormat: 'plain', video: false });
});

test('every choice is saved: the language and the mails like the others', async () => {
  const { api } = await open(USUAL);
  await press('Mails');
  await settle();
  await press('Arabic');
  await settle();
  expect(api.callsTo(SAVE).map(({ body }) => body)).toEqual([
    { ...USUAL, mails: { newSignIn: true, payments: false } },
    { ...USUAL, mails: { newSignIn: true, payments: false }, language: 'ar-SA' },
  ]);
});

test('choices made while one is being saved go together, after it', async () => {
  let arrive = () => {};
  const { api } = await open(USUAL, {
    api: {
      [SAVE]: async ({ body }) => {
        await new Promise<void>((resolve) => (arrive = resolve));
        return ok(body);
      },
    },
  });
  await press('Video');
  await press('Video');
  await press('Mails');
  await press('Video');
  expect(api.callsTo(SAVE)).toHaveLength(1);
  await act(async () => arrive());
  await settle();
  expect(api.callsTo(SAVE)).toHaveLength(2);
  expect(api.callsTo(SAVE)[1]?.body).toMatchObject({ video: false, mails: { payments: false } });
  await act(async () => arrive());
  await settle();
  expect(api.callsTo(SAVE)).toHaveLength(2);
});

test.each([
  ['the network is down', () => offline()],
  ['the server fails', fail(503, 'Busy')],
])('when %s the choice stays, is told, and is saved at the next start', async (_, answer) => {
  const first = await open(USUAL, { api: { [SAVE]: answer } });
  await press('Video');
  await settle();
  expect(here().video).toBe(false);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(first.api.callsTo(SAVE)).toHaveLength(1);
  document.body.innerHTML = '<div id="modal-portal"></div>';
  const second = await open(USUAL);
  expect(screen.getAllByTestId('here').at(-1)).toHaveTextContent('"video":false');
  expect(second.api.callsTo(SAVE)[0]?.body).toEqual({ ...USUAL, video: false });
});

test('a choice that the server refuses is told and not sent again', async () => {
  await open(USUAL, { api: { [SAVE]: fail(422, 'Not that') } });
  await press('Video');
  await settle();
  expect(here().video).toBe(false);
  expect(screen.getByRole('alert')).toHaveTextContent('Not that');
  expect(localStorage.getItem('preferences.unsaved')).toBeNull();
});

test('a language whose texts do not come stays the player’s, on the server too', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { api } = await open(KEPT, { api: { 'GET /locales/ja-JP.json': { status: 503, body: '' } } });
  await settle();
  expect(here()).toEqual({ ...KEPT, language: 'en-US' });
  await press('Video');
  expect(api.callsTo(SAVE)[0]?.body).toEqual({ ...KEPT, video: true });
});

test('a guest’s choices stay on the device', async () => {
  const { api } = await open(null, { session: 'guest' });
  await press('Video');
  await press('Arabic');
  await settle();
  expect(here()).toMatchObject({ video: false, language: 'ar-SA' });
  expect(api.callsTo(SAVE)).toHaveLength(0);
});

test('after the logout choices are a guest’s again', async () => {
  const { api } = await open(USUAL);
  await press('Leave');
  await settle();
  await press('Video');
  await settle();
  expect(api.callsTo(SAVE)).toHaveLength(0);
});

test('the language chosen in another tab is followed, and not saved once more', async () => {
  const { api } = await open(USUAL);
  localStorage.setItem('language', 'ar-SA');
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'ar-SA' }));
  });
  await waitFor(() => expect(here().language).toBe('ar-SA'));
  expect(api.callsTo(SAVE)).toHaveLength(0);
});
