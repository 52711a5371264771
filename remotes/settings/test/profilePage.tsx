import { screen } from '@testing-library/react';
import type { Profile } from '@hashgrid/contracts';
import { ok, renderPage, sampleProfile, type FakeHandlers, type RenderPageOptions } from '@hashgrid/testing';
import { drawPhoto } from '../src/profile/drawPhoto';
import { loadImage } from '../src/profile/loadImage';
import ProfilePage from '../src/profile/ProfilePage';

export const UPDATE = 'PUT /shared/client/profile/update';
export const PROFILE = 'GET /shared/client/profile';
export const SAVED = ok(sampleProfile, 'Profile saved.');
export const PHOTO_URL = '/api/v1/public/pictures/one.webp';

export const getPhotoField = () => screen.getByLabelText('Photo');
export const getAvatar = () => document.querySelector('form img');
export const getSaveButton = () => screen.getByRole('button', { name: 'Save changes' });

export const createPicture = (name = 'me.png', type = 'image/png', size = 1000) =>
  new File([new Uint8Array(size)], name, { type });

/** Opens the page of a player with this profile. */
export const openProfile = (
  profile: Partial<Profile> = {},
  api: FakeHandlers = {},
  language?: RenderPageOptions['language'],
) => renderPage(<ProfilePage />, { path: '/profile', session: 'loggedIn', profile, api, language });

/** Fakes what jsdom can't do with images. The test mocks `loadImage` and `drawPhoto`. */
export const fakeImages = () => {
  URL.createObjectURL = () => 'blob:new-photo';
  URL.revokeObjectURL = () => undefined;
  jest.mocked(loadImage).mockImplementation(async () => ({
    element: new Image(),
    url: 'blob:picture',
    width: 1200,
    height: 800,
    release: () => undefined,
  }));
  jest.mocked(drawPhoto).mockResolvedValue(new Blob(['photo'], { type: 'image/webp' }));
};
