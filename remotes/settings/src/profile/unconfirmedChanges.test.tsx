import { screen, waitFor } from '@testing-library/react';
import type { Profile } from '@hashgrid/contracts';
import { deferResponse, fail, offline, ok, reconnect, sampleProfile } from '@hashgrid/testing';
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

type OpenedProfile = Awaited<ReturnType<typeof openProfile>>;

const getName = () => screen.getByLabelText('Name');
const getLastBody = ({ api }: OpenedProfile) => [...(api.callsTo(UPDATE).at(-1)?.body as FormData)];

async function enterName({ user }: OpenedProfile, name: string) {
  await user.clear(getName());
  await user.type(getName(), name);
}
async function choosePhoto({ user }: OpenedProfile) {
  await user.upload(getPhotoField(), createPicture());
  await user.click(await screen.findByRole('button', { name: 'Crop photo' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}
/** Delivers another profile, which the page refetches when the network is back. */
async function receiveProfile({ api }: OpenedProfile, profile: Partial<Profile>) {
  const email = 'new@example.org';
  api.handle({ [PROFILE]: ok({ ...sampleProfile, ...profile, email }) });
  await reconnect();
  await screen.findByText(email);
}
async function saveAgain({ user, api }: OpenedProfile) {
  api.handle({ [UPDATE]: SAVED });
  await user.click(getSaveButton());
  await waitFor(() => expect(screen.getAllByText('Profile saved.')[0]).toBeVisible());
}

test('sends a name that is changed back after a save without a response', async () => {
  const page = await openProfile({ name: 'Satoshi' }, { [UPDATE]: offline });
  await enterName(page, 'Hal');
  await page.user.click(getSaveButton());
  await screen.findByText(/^The server didn’t respond\./);
  // The server has saved the name, and the response was lost.
  await enterName(page, 'Satoshi');
  await receiveProfile(page, { name: 'Hal' });
  expect(getName()).toHaveValue('Satoshi');
  await saveAgain(page);
  expect(getLastBody(page)).toEqual([['name', 'Satoshi']]);
});

test('keeps a name that is changed back while the save is in flight, and sends it next', async () => {
  const { handler, release } = deferResponse(SAVED);
  const page = await openProfile({ name: 'Satoshi' }, { [UPDATE]: handler });
  await enterName(page, 'Hal');
  await page.user.click(getSaveButton());
  await enterName(page, 'Satoshi');
  await receiveProfile(page, { name: 'Hal' });
  expect(getName()).toHaveValue('Satoshi');
  release();
  await screen.findByText('Profile saved.');
  await page.user.click(getSaveButton());
  await waitFor(() => expect(page.api.callsTo(UPDATE)).toHaveLength(2));
  expect(getLastBody(page)).toEqual([['name', 'Satoshi']]);
});

test('sends no country that another tab has saved while a name is being saved', async () => {
  const { handler, release } = deferResponse(SAVED);
  const page = await openProfile({ name: 'Satoshi', country: 'JP' }, { [UPDATE]: handler });
  await enterName(page, 'Hal');
  await page.user.click(getSaveButton());
  await receiveProfile(page, { name: 'Hal', country: 'IS' });
  expect(screen.getByLabelText('Country')).toHaveValue('IS');
  release();
  await screen.findByText('Profile saved.');
  await page.api.settle();
  await enterName(page, 'Ada');
  await page.user.click(getSaveButton());
  await waitFor(() => expect(page.api.callsTo(UPDATE)).toHaveLength(2));
  expect(getLastBody(page)).toEqual([['name', 'Ada']]);
});

test('sends no name that is changed back after the server has rejected it', async () => {
  const rejection = fail(422, 'Please check.', { errors: { name: ['Enter a valid value.'] } });
  const page = await openProfile({ name: 'Satoshi' }, { [UPDATE]: rejection });
  await enterName(page, 'Hal');
  await page.user.click(getSaveButton());
  await waitFor(() => expect(getName()).toBeInvalid());
  await enterName(page, 'Satoshi');
  await saveAgain(page);
  expect(getLastBody(page)).toEqual([]);
});

test('removes a new photo whose save got no response', async () => {
  const page = await openProfile({}, { [UPDATE]: offline });
  await choosePhoto(page);
  await page.user.click(getSaveButton());
  await screen.findByText(/^The server didn’t respond\./);
  await page.user.click(screen.getByRole('button', { name: 'Remove photo' }));
  await saveAgain(page);
  expect(getLastBody(page)).toEqual([['removePhoto', 'true']]);
  await waitFor(() => expect(getPhotoField()).toHaveAccessibleDescription('JPEG, PNG or WebP, up to 5 MB'));
});

test('removes a new photo that is removed while it is being saved', async () => {
  const { handler, release } = deferResponse(SAVED);
  const page = await openProfile({}, { [UPDATE]: handler });
  await choosePhoto(page);
  await page.user.click(getSaveButton());
  await page.user.click(screen.getByRole('button', { name: 'Remove photo' }));
  page.api.handle({ [PROFILE]: ok({ ...sampleProfile, photo: { completedUrl: PHOTO_URL } }) });
  release();
  await screen.findByText('Profile saved.');
  await page.api.settle();
  expect(getAvatar()).toHaveAttribute('src', '/assets/default-avatar.svg');
  expect(getPhotoField()).toHaveAccessibleDescription('Save changes to remove your photo.');
  await page.user.click(getSaveButton());
  await waitFor(() => expect(page.api.callsTo(UPDATE)).toHaveLength(2));
  expect(getLastBody(page)).toEqual([['removePhoto', 'true']]);
});
