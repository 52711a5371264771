import { fireEvent, screen, waitFor } from '@testing-library/react';
import { deferResponse, ok } from '@hashgrid/testing';
import { createKycServer, fakePictureUrls, findStep, openKyc, REMOVE, UPLOAD } from '../../test/kycPage';
import { createKyc, createKycFile, sampleKycDetails } from '../../test/kycSamples';

beforeEach(fakePictureUrls);

test('uploads a photo that is picked during a removal only after it, so that the server keeps the photo', async () => {
  const empty = createKyc({ details: sampleKycDetails, document: 'idCard' });
  const start = { ...empty, files: [createKycFile('documentFront')] };
  const { handler, release } = deferResponse(ok(empty));
  const { user, api } = await openKyc(start, { [REMOVE]: handler });
  await findStep('Document');
  await user.click(screen.getByRole('button', { name: 'Remove photo: Front of ID' }));
  await waitFor(() => expect(api.callsTo(REMOVE)).toHaveLength(1));
  const files = [new File(['new'], 'front.jpg', { type: 'image/jpeg' })];
  const pick = () => fireEvent.change(screen.getByLabelText('Front of ID'), { target: { files } });
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
  expect(await screen.findByRole('img', { name: 'Front of ID' })).toBeVisible();
});
