import { screen, waitFor } from '@testing-library/react';
import type { KycFile } from '@hashgrid/contracts';
import { deferResponse, fail, reconnect, renderPage } from '@hashgrid/testing';
import { fakePictureUrls, PICTURE } from '../../test/kycPage';
import { createKycFile } from '../../test/kycSamples';
import { KycImage } from './KycImage';

const FAILURE = /^The photo is saved, but/;

beforeEach(fakePictureUrls);

const photo = createKycFile('selfie');

const renderImages = (...files: KycFile[]) =>
  renderPage(
    <>
      {files.map((file) => (
        <KycImage key={file.uploadedAt} file={file} label="Selfie" />
      ))}
    </>,
    { path: '/setting/kyc', session: 'loggedIn', api: { [PICTURE]: fail(500, 'Broken.') } },
  );
const renderImage = () => renderImages(photo);

test('still says that the photo can’t be displayed while it loads again', async () => {
  const { api } = await renderImage();
  const failure = await screen.findByText(FAILURE);
  const { handler, release } = deferResponse({ status: 200, body: 'picture' });
  api.handle({ [PICTURE]: handler });
  await reconnect();
  await waitFor(() => expect(api.callsTo(PICTURE)).toHaveLength(2));
  expect(failure).toBeVisible();
  release();
  expect(await screen.findByRole('img', { name: 'Selfie' })).toBeVisible();
  expect(failure).not.toBeInTheDocument();
});

test('loads a photo that replaces another one', async () => {
  const { api } = await renderImages(photo, { ...photo, uploadedAt: '2026-01-02T03:04:06.000Z' });
  await waitFor(() => expect(api.callsTo(PICTURE)).toHaveLength(2));
});

test('keeps the photo on screen when it can’t be loaded again', async () => {
  const { api } = await renderImage();
  await screen.findByText(FAILURE);
  api.handle({ [PICTURE]: { status: 200, body: 'picture' } });
  await reconnect();
  const image = await screen.findByRole('img', { name: 'Selfie' });
  api.handle({ [PICTURE]: fail(500, 'Broken.') });
  await reconnect();
  await api.settle();
  expect(image).toBeVisible();
});
