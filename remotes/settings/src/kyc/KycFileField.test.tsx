import { fireEvent, screen, waitFor } from '@testing-library/react';
import { deferResponse, fail, ok } from '@hashgrid/testing';
import {
  createKycServer,
  fakePictureUrls,
  findStep,
  openKyc,
  READ,
  REMOVE,
  UPLOAD,
} from '../../test/kycPage';
import { createKyc, createKycFile, sampleKycDetails } from '../../test/kycSamples';

const createPicture = (type = 'image/jpeg') => new File(['new'], 'id.jpg', { type });
/** Dropped files bypass the file picker's type filter. */
const drop = (field: HTMLElement, file: File) => fireEvent.change(field, { target: { files: [file] } });

beforeEach(fakePictureUrls);

test('uploads a photo that is picked during a removal only after it, so that the server keeps the photo', async () => {
  const empty = createKyc({ details: sampleKycDetails, document: 'idCard' });
  const start = { ...empty, files: [createKycFile('documentFront')] };
  const { handler, release } = deferResponse(ok(empty));
  const { user, api } = await openKyc(start, { [REMOVE]: handler });
  await findStep('Document');
  await user.dblClick(screen.getByRole('button', { name: 'Remove photo: Front of ID' }));
  await waitFor(() => expect(api.callsTo(REMOVE)).toHaveLength(1));
  const pick = () => drop(screen.getByLabelText('Front of ID'), createPicture());
  pick();
  expect(await screen.findByText('Uploading…')).toBeVisible();
  // A field that is busy takes no other photo.
  pick();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled'),
  );
  expect(api.callsTo(UPLOAD)).toEqual([]);
  api.handle(createKycServer(empty));
  release();
  await waitFor(() => expect(api.callsTo(UPLOAD)).toHaveLength(1));
  await api.settle();
  expect(api.callsTo(UPLOAD)).toHaveLength(1);
  expect(api.callsTo(REMOVE)).toHaveLength(1);
  expect(await screen.findByRole('img', { name: 'Front of ID' })).toBeVisible();
});

test('continues only after the last of several photos is uploaded', async () => {
  const start = createKyc({ details: sampleKycDetails, document: 'idCard' });
  const files = [createKycFile('documentFront')];
  const { handler, release } = deferResponse(
    ok({ ...start, files: [...files, createKycFile('documentBack')] }),
  );
  const { user, api } = await openKyc(start, {
    [UPLOAD]: ({ params }) => (params.kind === 'documentBack' ? handler() : ok({ ...start, files })),
  });
  await findStep('Document');
  api.handle({ [READ]: ok({ ...start, files }) });
  for (const label of ['Back of ID', 'Front of ID'])
    await user.upload(screen.getByLabelText(label), createPicture());
  expect(await screen.findByRole('img', { name: 'Front of ID' })).toBeVisible();
  const getContinue = () => screen.getByRole('button', { name: 'Continue' });
  expect(screen.getAllByText('Uploading…')).toHaveLength(1);
  expect(getContinue()).toHaveAttribute('aria-disabled', 'true');
  release();
  await waitFor(() => expect(getContinue()).not.toHaveAttribute('aria-disabled'));
});

test('rejects an invalid file before uploading it, and shows why the server rejected another one', async () => {
  const start = createKyc({ details: sampleKycDetails, document: 'idCard' });
  const { api } = await openKyc(start, {
    [UPLOAD]: fail(422, 'Please check.', { errors: { file: ['This file is not an image.'] } }),
  });
  await findStep('Document');
  const back = screen.getByLabelText('Back of ID');
  drop(back, createPicture('application/pdf'));
  expect(back).toHaveAccessibleDescription(/^Use a JPEG, PNG or WebP image\./);
  expect(api.callsTo(UPLOAD)).toHaveLength(0);
  drop(back, createPicture());
  await waitFor(() => expect(back).toHaveAccessibleDescription(/^This file is not an image\./));
  api.handle({ [UPLOAD]: fail(500, 'Broken.') });
  drop(back, createPicture());
  await waitFor(() => expect(back).toHaveAccessibleDescription(/^Broken\./));
  api.handle(createKycServer(start));
  drop(back, createPicture());
  await waitFor(() => expect(back).toBeValid());
});
