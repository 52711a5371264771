import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { deferResponse, fail, navigateTo, ok, reconnect, sampleProfile } from '@hashgrid/testing';
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
import { drawPhoto } from './drawPhoto';
import { loadImage } from './loadImage';

jest.mock('./loadImage');
jest.mock('./drawPhoto');

const getCropArea = () => screen.getByRole('application', { name: 'Visible part of the photo' });
const getZoomSlider = () => screen.getByRole('slider', { name: 'Zoom' });
/** Returns the crop that the photo was drawn with. */
const getDrawnCrop = () => jest.mocked(drawPhoto).mock.calls[0]?.[1];

beforeEach(fakeImages);

test('[C11] [E7] crops and zooms a photo by keyboard, uploads it with the form and refetches the profile', async () => {
  const { user, api } = await openProfile({}, { [UPDATE]: SAVED });
  await user.upload(getPhotoField(), createPicture());
  await waitFor(() => expect(getCropArea()).toHaveFocus());
  await user.keyboard('{ArrowLeft}{Shift>}{ArrowLeft}{/Shift}');
  expect(screen.getByText('25% from the left, 0% from the top, zoom 100%')).toBeInTheDocument();
  fireEvent.change(getZoomSlider(), { target: { value: '2' } });
  await user.click(screen.getByRole('button', { name: 'Crop photo' }));
  await waitFor(() => expect(getAvatar()).toHaveAttribute('src', 'blob:new-photo'));
  expect(getDrawnCrop()).toEqual({ x: 496, y: 200, side: 400 });
  expect(getPhotoField()).toHaveAccessibleDescription('Save changes to keep this photo.');

  api.handle({ [PROFILE]: ok({ ...sampleProfile, photo: { completedUrl: PHOTO_URL } }) });
  await user.click(getSaveButton());
  await waitFor(() => expect(getAvatar()).toHaveAttribute('src', PHOTO_URL));
  expect((api.callsTo(UPDATE)[0]?.body as FormData).get('photo')).toMatchObject({ type: 'image/webp' });
});

test('offers to choose a photo, and to replace the one that is there', async () => {
  const { user } = await openProfile({}, {});
  expect(screen.getByText('Choose a photo or drop it here')).toBeInTheDocument();
  await user.upload(getPhotoField(), createPicture());
  await user.click(await screen.findByRole('button', { name: 'Crop photo' }));
  expect(await screen.findByText('Replace the photo, or drop a new one here')).toBeInTheDocument();
  expect(screen.queryByText('Choose a photo or drop it here')).not.toBeInTheDocument();
});

test('writes percentages in the format of the language', async () => {
  const { user } = await openProfile({}, {}, { locale: 'de-DE', texts: {} });
  await user.upload(getPhotoField(), createPicture());
  expect(
    await screen.findByText('17\u00A0% from the left, 0\u00A0% from the top, zoom 100\u00A0%', {
      normalizer: (text) => text,
    }),
  ).toBeInTheDocument();
  expect(getZoomSlider()).toHaveAttribute('aria-valuetext', '100\u00A0%');
});

test('dragging moves the image and pinching zooms it', async () => {
  const { user } = await openProfile();
  await user.upload(getPhotoField(), createPicture());
  await waitFor(() => expect(getCropArea()).toBeVisible());
  const area = getCropArea();
  area.setPointerCapture = () => undefined;
  area.getBoundingClientRect = () => ({ left: 0, top: 0, width: 400, height: 400 }) as DOMRect;
  const createPointer = (pointerId: number, clientX: number, clientY = 200) => ({
    pointerId,
    clientX,
    clientY,
  });
  const firePointerEvent = (type: string, pointer: ReturnType<typeof createPointer>) =>
    fireEvent(
      area,
      Object.assign(new MouseEvent(type, { bubbles: true, ...pointer }), { pointerId: pointer.pointerId }),
    );

  firePointerEvent('pointerdown', createPointer(1, 200));
  firePointerEvent('pointermove', createPointer(1, 240));
  expect(screen.getByText(/^10% from the left/)).toBeInTheDocument();
  firePointerEvent('pointerdown', createPointer(2, 340));
  firePointerEvent('pointermove', createPointer(2, 440));
  const pinched = '30% from the left, 25% from the top, zoom 200%';
  expect(screen.getByText(pinched)).toBeInTheDocument();
  firePointerEvent('pointerup', createPointer(1, 240));
  firePointerEvent('pointerup', createPointer(2, 440));
  firePointerEvent('pointermove', createPointer(1, 0));
  expect(screen.getByText(pinched)).toBeInTheDocument();
});

test('zooms by + and − within the limits, and by wheel at the pointer, but not with the browser’s shortcut', async () => {
  const { user } = await openProfile();
  await user.upload(getPhotoField(), createPicture());
  await waitFor(() => expect(getCropArea()).toHaveFocus());
  await user.keyboard('-');
  expect(getZoomSlider()).toHaveAttribute('aria-valuetext', '100%');
  await user.keyboard('++');
  expect(getZoomSlider()).toHaveAttribute('aria-valuetext', '121%');
  await user.keyboard('{Control>}+{/Control}');
  expect(getZoomSlider()).toHaveAttribute('aria-valuetext', '121%');
  const area = getCropArea();
  area.getBoundingClientRect = () => ({ left: 0, top: 0, width: 400, height: 400 }) as DOMRect;
  const wheel = new WheelEvent('wheel', { deltaY: -4000, clientY: 400, bubbles: true, cancelable: true });
  fireEvent(area, wheel);
  expect(screen.getByText('22% from the left, 66% from the top, zoom 400%')).toBeInTheDocument();
  // Otherwise the page would scroll.
  expect(wheel.defaultPrevented).toBe(true);
  expect(fireEvent.keyDown(area, { key: 'ArrowUp' })).toBe(false);
});

test('keeps a photo that is chosen while another one is being saved', async () => {
  const savedProfile = ok({ ...sampleProfile, photo: { completedUrl: PHOTO_URL } });
  const { handler, release } = deferResponse(SAVED);
  const { user, api } = await openProfile({}, { [UPDATE]: handler });
  const choosePhoto = async () => {
    await user.upload(getPhotoField(), createPicture());
    await user.click(await screen.findByRole('button', { name: 'Crop photo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  await choosePhoto();
  await user.click(getSaveButton());
  await waitFor(() => expect(api.callsTo(UPDATE)).toHaveLength(1));
  jest.mocked(drawPhoto).mockResolvedValue(new Blob(['second'], { type: 'image/webp' }));
  await choosePhoto();
  api.handle({ [PROFILE]: savedProfile });
  release();
  await screen.findByText('Profile saved.');
  await api.settle();
  expect(getAvatar()).toHaveAttribute('src', 'blob:new-photo');
  expect(getPhotoField()).toHaveAccessibleDescription('Save changes to keep this photo.');
  await user.click(getSaveButton());
  await waitFor(() => expect(api.callsTo(UPDATE)).toHaveLength(2));
  const sizes = api.callsTo(UPDATE).map(({ body }) => ((body as FormData).get('photo') as Blob).size);
  expect(sizes).toEqual(['photo'.length, 'second'.length]);
});

test('keeps a photo that failed to save when another tab changes the saved photo', async () => {
  const { user, api } = await openProfile({}, { [UPDATE]: fail(500, 'Broken.') });
  await user.upload(getPhotoField(), createPicture());
  await user.click(await screen.findByRole('button', { name: 'Crop photo' }));
  await waitFor(() => expect(getAvatar()).toHaveAttribute('src', 'blob:new-photo'));
  await user.click(getSaveButton());
  await screen.findByText('Broken.');
  const email = 'new@example.org';
  api.handle({ [PROFILE]: ok({ ...sampleProfile, email, photo: { completedUrl: PHOTO_URL } }) });
  await reconnect();
  await screen.findByText(email);
  expect(getAvatar()).toHaveAttribute('src', 'blob:new-photo');
});

test('canceling the dialog while the photo is being cropped changes nothing and doesn’t close the next dialog', async () => {
  const drawings: (() => void)[] = [];
  jest
    .mocked(drawPhoto)
    .mockImplementation(() => new Promise((resolve) => drawings.push(() => resolve(new Blob(['photo'])))));
  const { user } = await openProfile();
  await user.upload(getPhotoField(), createPicture());
  await user.click(await screen.findByRole('button', { name: 'Crop photo' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.upload(getPhotoField(), createPicture());
  await waitFor(() => expect(getCropArea()).toHaveFocus());
  await act(async () => drawings[0]?.());
  expect(screen.getByRole('dialog', { name: 'Crop photo' })).toBeVisible();
  expect(getAvatar()).toHaveAttribute('src', '/assets/default-avatar.svg');
});

test('Escape while the photo is being cropped changes nothing, even while the dialog fades out', async () => {
  let finish: () => void = () => undefined;
  jest.mocked(drawPhoto).mockImplementation(
    () =>
      new Promise((resolve) => {
        finish = () => resolve(new Blob(['photo']));
      }),
  );
  const { user } = await openProfile();
  await user.upload(getPhotoField(), createPicture());
  await user.click(await screen.findByRole('button', { name: 'Crop photo' }));
  await user.keyboard('{Escape}');
  await act(async () => finish());
  expect(getAvatar()).toHaveAttribute('src', '/assets/default-avatar.svg');
});

test('says that a photo can’t be processed, and lets the player try again', async () => {
  const release = jest.fn();
  const image = { element: new Image(), url: 'blob:picture', width: 9, height: 9, release };
  jest.mocked(loadImage).mockResolvedValue(image);
  jest.mocked(drawPhoto).mockRejectedValueOnce(new Error('No memory.'));
  const { user } = await openProfile();
  await user.upload(getPhotoField(), createPicture());
  await user.click(await screen.findByRole('button', { name: 'Crop photo' }));
  expect(await screen.findByText(/^We couldn’t process this photo\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Crop photo' }));
  await waitFor(() => expect(getAvatar()).toHaveAttribute('src', 'blob:new-photo'));
  await waitFor(() => expect(release).toHaveBeenCalledTimes(1));
});

test('canceling the dialog changes nothing', async () => {
  const { user, api } = await openProfile({}, { [UPDATE]: SAVED });
  await user.upload(getPhotoField(), createPicture());
  await waitFor(() => expect(getCropArea()).toBeVisible());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(getSaveButton());
  await screen.findByText('Profile saved.');
  expect((api.callsTo(UPDATE)[0]?.body as FormData).has('photo')).toBe(false);
});

test.each([
  ['a document', createPicture('me.pdf', 'application/pdf'), 'Use a JPEG, PNG or WebP image.'],
  [
    'too many bytes',
    createPicture('me.jpg', 'image/jpeg', 5 * 1024 * 1024 + 1),
    'This image is 5.1 MB. The limit is 5 MB.',
  ],
])('rejects %s without opening the dialog', async (_, file, reason) => {
  await openProfile();
  // Dropped files bypass the file picker's type filter.
  fireEvent.change(getPhotoField(), { target: { files: [file] } });
  expect(getPhotoField()).toHaveAccessibleDescription(expect.stringContaining(reason));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('rejects a file that cannot be decoded as an image', async () => {
  jest.mocked(loadImage).mockRejectedValue(new Error('decode'));
  const { user } = await openProfile();
  await user.upload(getPhotoField(), createPicture());
  await waitFor(() => expect(getPhotoField()).toHaveAccessibleDescription(/^We couldn’t read this image\./));
});

test('drops the error of a rejected file when the photo is removed', async () => {
  const { user } = await openProfile({ photo: { completedUrl: PHOTO_URL } });
  await user.upload(getPhotoField(), createPicture('me.png', 'image/png', 20_000_000));
  await waitFor(() => expect(getPhotoField()).toBeInvalid());
  await user.click(screen.getByRole('button', { name: 'Remove photo' }));
  expect(getPhotoField()).toBeValid();
});

test('releases an image decoded after unmount without opening the dialog', async () => {
  const release = jest.fn();
  let decoded = () => {};
  jest.mocked(loadImage).mockImplementation(
    () =>
      new Promise((resolve) => {
        decoded = () => resolve({ element: new Image(), url: 'blob:late', width: 9, height: 9, release });
      }),
  );
  const { user } = await openProfile();
  await user.upload(getPhotoField(), createPicture());
  await navigateTo('/elsewhere');
  expect(screen.queryByLabelText('Photo')).not.toBeInTheDocument();
  await act(async () => decoded());
  expect(release).toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('[C11] removes the photo when the form is saved', async () => {
  const { user, api } = await openProfile({ photo: { completedUrl: PHOTO_URL } }, { [UPDATE]: SAVED });
  expect(getAvatar()).toHaveAttribute('src', PHOTO_URL);
  await user.click(screen.getByRole('button', { name: 'Remove photo' }));
  expect(getPhotoField()).toHaveFocus();
  expect(getAvatar()).toHaveAttribute('src', '/assets/default-avatar.svg');
  expect(api.callsTo(UPDATE)).toHaveLength(0);
  await user.click(getSaveButton());
  await screen.findByText('Profile saved.');
  expect((api.callsTo(UPDATE)[0]?.body as FormData).get('removePhoto')).toBe('true');
});

test('removing a new photo before saving keeps an account without a photo unchanged', async () => {
  const { user, api } = await openProfile({}, { [UPDATE]: SAVED });
  await user.upload(getPhotoField(), createPicture());
  await user.click(await screen.findByRole('button', { name: 'Crop photo' }));
  await user.click(await screen.findByRole('button', { name: 'Remove photo' }));
  expect(getAvatar()).toHaveAttribute('src', '/assets/default-avatar.svg');
  expect(getPhotoField()).toHaveAccessibleDescription('JPEG, PNG or WebP, up to 5 MB');
  await user.click(getSaveButton());
  await screen.findByText('Profile saved.');
  expect([...(api.callsTo(UPDATE)[0]?.body as FormData)]).toEqual([]);
});
