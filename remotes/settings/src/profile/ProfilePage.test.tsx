import { screen, waitFor, within } from '@testing-library/react';
import {
  deferResponse,
  fail,
  findUntranslatedWords,
  offline,
  ok,
  reconnect,
  sampleProfile,
  stopClock,
} from '@hashgrid/testing';
import arabic from '../../locales/ar-SA.json';
import japanese from '../../locales/ja-JP.json';
import {
  createPicture,
  fakeImages,
  getAvatar,
  getPhotoField,
  getSaveButton,
  openProfile,
  PHOTO_URL,
  PROFILE,
  SAVED,
  UPDATE,
} from '../../test/profilePage';

jest.mock('./loadImage');
jest.mock('./drawPhoto');

beforeEach(fakeImages);

test('[R15] [C10] shows the account and makes name and country editable', async () => {
  await openProfile({ name: 'Satoshi', country: 'JP' });
  expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  const account = within(screen.getByRole('region', { name: 'Account' }));
  expect(account.getByText('satoshi')).toBeVisible();
  expect(account.getByText('satoshi@example.org')).toBeVisible();
  expect(account.getByText('Jan 2, 2026')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Satoshi');
  expect(screen.getByLabelText('Country')).toHaveDisplayValue('Japan');
  expect(getAvatar()).toHaveAttribute('src', '/assets/default-avatar.svg');
});

test('[C11] [E7] sends the trimmed name and the country as a multipart form', async () => {
  const { user, api } = await openProfile({}, { [UPDATE]: SAVED });
  await user.type(screen.getByLabelText('Name'), ' Satoshi ');
  await user.selectOptions(screen.getByLabelText('Country'), 'Iceland');
  await user.click(getSaveButton());
  expect(await screen.findByText('Profile saved.')).toBeVisible();
  const [call] = api.callsTo(UPDATE);
  expect(call?.headers['content-type']).toBeUndefined();
  expect([...(call?.body as FormData)]).toEqual([
    ['name', 'Satoshi'],
    ['country', 'IS'],
  ]);
});

test('shows the name as it was saved, and then what another tab has saved', async () => {
  const { user, api } = await openProfile({}, { [UPDATE]: SAVED });
  await user.type(screen.getByLabelText('Name'), ' Satoshi ');
  api.handle({ [PROFILE]: ok({ ...sampleProfile, name: 'Satoshi' }) });
  await user.click(getSaveButton());
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Satoshi'));
  api.handle({ [PROFILE]: ok({ ...sampleProfile, name: 'Hal' }) });
  await reconnect();
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Hal'));
});

test('keeps a space that the player has typed after the name when another tab saves the country', async () => {
  const { user, api } = await openProfile({ name: 'Satoshi', country: 'JP' });
  await user.type(screen.getByLabelText('Name'), ' ');
  api.handle({ [PROFILE]: ok({ ...sampleProfile, name: 'Satoshi', country: 'IS' }) });
  await reconnect();
  await waitFor(() => expect(screen.getByLabelText('Country')).toHaveDisplayValue('Iceland'));
  await user.type(screen.getByLabelText('Name'), 'N.');
  expect(screen.getByLabelText('Name')).toHaveValue('Satoshi N.');
});

test('sends only the values that the player changed, so that it keeps those that another tab has saved', async () => {
  const { user, api } = await openProfile({ name: 'Satoshi', country: 'JP' }, { [UPDATE]: SAVED });
  const getSentFields = () => api.callsTo(UPDATE).map(({ body }) => [...(body as FormData)]);
  await user.selectOptions(screen.getByLabelText('Country'), 'Iceland');
  await user.click(getSaveButton());
  await waitFor(() => expect(getSentFields()).toEqual([[['country', 'IS']]]));
  await waitFor(() => expect(getSaveButton()).not.toHaveAttribute('aria-busy'));
  await user.clear(screen.getByLabelText('Name'));
  await user.click(getSaveButton());
  await waitFor(() => expect(getSentFields()[1]).toEqual([['name', '']]));
  await waitFor(() => expect(getSaveButton()).not.toHaveAttribute('aria-busy'));
  await user.click(getSaveButton());
  await waitFor(() => expect(getSentFields()[2]).toEqual([]));
});

test('shows what another tab has saved in the fields that the player hasn’t changed', async () => {
  const { user, api } = await openProfile({ name: 'Satoshi', country: 'JP' }, { [UPDATE]: SAVED });
  await user.type(screen.getByLabelText('Name'), ' N.');
  const other = { ...sampleProfile, email: 'new@example.org', name: 'Hal', country: 'IS' };
  api.handle({ [PROFILE]: ok(other) });
  await reconnect();
  await screen.findByText(other.email);
  expect(screen.getByLabelText('Country')).toHaveDisplayValue('Iceland');
  expect(screen.getByLabelText('Name')).toHaveValue('Satoshi N.');
  await user.click(getSaveButton());
  expect(await screen.findByText('Profile saved.')).toBeVisible();
  expect([...(api.callsTo(UPDATE)[0]?.body as FormData)]).toEqual([['name', 'Satoshi N.']]);
});

test('sends a change again after an error', async () => {
  const { user, api } = await openProfile({ name: 'Satoshi' }, { [UPDATE]: offline });
  await user.type(screen.getByLabelText('Name'), ' N.');
  await user.click(getSaveButton());
  expect(await screen.findByText(/^The server didn’t respond\./)).toBeVisible();
  api.handle({ [UPDATE]: SAVED });
  await user.click(getSaveButton());
  expect(await screen.findByText('Profile saved.')).toBeVisible();
  expect([...(api.callsTo(UPDATE)[1]?.body as FormData)]).toEqual([['name', 'Satoshi N.']]);
});

test('names countries in the player’s language', async () => {
  localStorage.setItem('language', 'ja-JP');
  await openProfile({ country: 'DE' }, { 'GET /locales/ja-JP.json': { status: 200, body: {} } });
  expect(await screen.findByLabelText('Country')).toHaveDisplayValue('ドイツ');
});

test('[A14] shows the server’s errors at their fields, focuses the first and keeps the input', async () => {
  const errors = { name: ['Enter a valid value.'], photo: ['This file is not an image.'] };
  const { user } = await openProfile(
    {},
    { [UPDATE]: fail(422, 'Please fix the highlighted fields.', { errors }) },
  );
  await user.type(screen.getByLabelText('Name'), 'x');
  await user.click(getSaveButton());
  await waitFor(() => expect(getPhotoField()).toHaveFocus());
  expect(getPhotoField()).toHaveAccessibleDescription(/^This file is not an image\./);
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/^Enter a valid value\./);
  expect(screen.getByLabelText('Name')).toHaveValue('x');
});

test('does not submit a name that is too long', async () => {
  const { user, api } = await openProfile();
  await user.click(screen.getByLabelText('Name'));
  await user.paste('n'.repeat(61));
  await user.click(getSaveButton());
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/^Use 60 characters or fewer\./);
  expect(api.callsTo(UPDATE)).toHaveLength(0);
});

test('submits once, however often the button is clicked', async () => {
  const { handler, release } = deferResponse(SAVED);
  const { user, api } = await openProfile({}, { [UPDATE]: handler });
  await user.click(getSaveButton());
  await user.click(getSaveButton());
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  expect(getSaveButton()).toHaveAttribute('aria-busy', 'true');
  release();
  await screen.findByText('Profile saved.');
  expect(api.callsTo(UPDATE)).toHaveLength(1);
});

test('reports a network error and keeps the input', async () => {
  const { user } = await openProfile({}, { [UPDATE]: offline });
  await user.type(screen.getByLabelText('Name'), 'Satoshi');
  await user.click(getSaveButton());
  expect(await screen.findByText(/^The server didn’t respond\./)).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Satoshi');
});

test.each([
  ['ar-SA', arabic],
  ['ja-JP', japanese],
])('[LG9] translates every text to %s, including the crop dialog', async (locale, texts) => {
  const { user } = await openProfile({ photo: { completedUrl: PHOTO_URL } }, {}, { locale, texts });
  const names = /satoshi@example\.org|satoshi|JPEG|PNG|WebP|MB/g;
  const untranslatedWords = () => findUntranslatedWords(names);
  await screen.findByRole('heading', { level: 1, name: texts.Profile });
  expect(untranslatedWords()).toBeNull();
  await user.upload(screen.getByLabelText(texts.Photo), createPicture());
  await screen.findByRole('application', { name: texts['Visible part of the photo'] });
  expect(untranslatedWords()).toBeNull();
});

test('says when the profile can be saved again after too many attempts', async () => {
  const body = { statusCode: 429, message: 'Too many attempts.', retryAfter: 90 };
  const { user, api } = await openProfile({}, { [UPDATE]: { status: 429, body } });
  stopClock();
  await user.click(getSaveButton());
  expect(await screen.findByRole('timer')).toHaveTextContent('You can try again in 1:30.');
  await user.click(getSaveButton());
  expect(api.callsTo(UPDATE)).toHaveLength(1);
});
