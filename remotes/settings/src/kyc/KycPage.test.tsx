import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { deferResponse, fail, ok, reconnect } from '@hashgrid/testing';
import {
  fakePictureUrls,
  findStep,
  getButton,
  openKyc,
  READ,
  SAVE,
  SUBMIT,
  UPLOAD,
  REMOVE,
} from '../../test/kycPage';
import { sampleKycDetails, createKycFile, createKyc } from '../../test/kycSamples';

const ALL_FILES = [createKycFile('documentFront'), createKycFile('selfie')];
const COMPLETE = createKyc({ details: sampleKycDetails, document: 'passport', files: ALL_FILES });

const getCurrentStep = () =>
  within(screen.getByRole('list', { name: 'Verification steps' })).getByText(
    (_, element) => element?.getAttribute('aria-current') === 'step',
  );
const createPicture = () => new File([new Uint8Array(1000)], 'page.jpg', { type: 'image/jpeg' });
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(fakePictureUrls);

test('explains why to verify, and that it is optional', async () => {
  await openKyc(createKyc({ status: 'none' }));
  expect(screen.getByText('Why verify?')).toBeVisible();
  expect(screen.getByText(/you can mine, swap and send without it/)).toBeVisible();
});

test('[R13] saves the trimmed details and continues with the document', async () => {
  const { user, api } = await openKyc(createKyc({ status: 'none' }));
  await findStep('Your details');
  for (const [label, value] of [
    ['First name', ' Satoshi '],
    ['Last name', 'Nakamoto'],
    ['Street address', '1 Block Street'],
    ['City', 'Kyoto'],
    ['Postal code', '600-8001'],
  ] as const)
    fill(label, value);
  fill('Date of birth', '1975-04-05');
  await user.selectOptions(screen.getByLabelText('Country'), 'Japan');
  await user.click(getButton('Save and continue'));
  expect(await findStep('Document')).toHaveFocus();
  expect(api.callsTo(SAVE)[0]?.body).toEqual({ details: sampleKycDetails });
});

test('[R13] saves each step from document to review and submits the verification', async () => {
  const { user, api } = await openKyc(createKyc({ details: sampleKycDetails }));
  await findStep('Document');
  await user.click(getButton('Continue'));
  const select = screen.getByLabelText('Document type');
  expect(select).toHaveAccessibleDescription('Choose a document type.');
  await user.selectOptions(select, 'Passport');
  expect(select).toBeValid();
  await user.upload(screen.getByLabelText('Photo page'), createPicture());
  expect(await screen.findByRole('img', { name: 'Photo page' })).toBeVisible();
  await user.click(getButton('Continue'));
  expect(await findStep('Selfie')).toHaveFocus();
  expect(api.callsTo(SAVE)[0]?.body).toEqual({ document: 'passport' });
  expect((api.callsTo(UPLOAD)[0]?.body as FormData).get('file')).toMatchObject({ name: 'page.jpg' });

  await user.upload(screen.getByLabelText('Selfie', { selector: 'input' }), createPicture());
  await screen.findByRole('img', { name: 'Selfie' });
  await user.click(getButton('Continue'));
  const review = within(await findStep('Review'));
  expect(review.getByText('Apr 5, 1975')).toBeVisible();
  expect(review.getByText('Japan')).toBeVisible();
  await waitFor(() => expect(review.getAllByRole('img')).toHaveLength(2));
  const images = review.getAllByRole('img').map((image) => image.getAttribute('alt'));
  expect(images).toEqual(['Photo page', 'Selfie']);

  await user.click(getButton('Submit for review'));
  expect(await findStep('Documents submitted')).toHaveFocus();
  expect(screen.getByText('Submitted')).toBeVisible();
  expect(api.callsTo(SUBMIT)).toHaveLength(1);
});

test.each([
  ['Your details', createKyc({})],
  ['Document', createKyc({ details: sampleKycDetails })],
  [
    'Selfie',
    createKyc({ details: sampleKycDetails, document: 'passport', files: [createKycFile('documentFront')] }),
  ],
  ['Review', COMPLETE],
])('[R13] resumes at: %s', async (name, kyc) => {
  await openKyc(kyc);
  await findStep(name);
  expect(getCurrentStep()).toHaveTextContent(name);
  expect(document.body).toHaveFocus();
});

test('[R13] returns to the review, which shows only photos of the chosen document, from a step that is edited', async () => {
  const files = [...ALL_FILES, createKycFile('documentBack')];
  const { user, api } = await openKyc({ ...COMPLETE, files });
  await within(await findStep('Review')).findByRole('img', { name: 'Selfie' });
  // As a passport has no back, another photo would be named a photo page too.
  expect(screen.getAllByText('Photo page')).toHaveLength(1);
  await user.click(getButton('Edit: Your details'));
  expect(await findStep('Your details')).toHaveFocus();
  expect(screen.getByLabelText('Country')).toHaveDisplayValue('Japan');
  fill('City', 'Osaka');
  fill('Postal code', '');
  await user.click(getButton('Save and continue'));
  const review = within(await findStep('Review'));
  expect(review.getByText('Osaka')).toBeVisible();
  expect(review.queryByText('Postal code')).toBeNull();
  expect(api.callsTo(SAVE)[0]?.body).toEqual({
    details: { ...sampleKycDetails, city: 'Osaka', postalCode: '' },
  });
  await user.click(getButton('Edit: Selfie'));
  await findStep('Selfie');
});

test('[R13] shows the reason of a rejection and asks only for the rejected images', async () => {
  const files = [createKycFile('documentFront', 'A corner is cut off.'), createKycFile('selfie')];
  const { user, api } = await openKyc({
    ...COMPLETE,
    status: 'rejected',
    reason: 'Please try again.',
    files,
  });
  await findStep('Document');
  expect(screen.getByText('Please try again.')).toBeVisible();
  const front = screen.getByLabelText('Photo page');
  expect(front).toHaveAccessibleDescription(/^Rejected: A corner is cut off\./);
  expect(front).toBeInvalid();
  expect(screen.queryByRole('button', { name: /^Remove photo/ })).toBeNull();
  await user.click(getButton('Continue'));
  expect(front).toHaveFocus();
  expect(front).toHaveAccessibleDescription(/Add this photo\./);

  await user.upload(front, createPicture());
  await waitFor(() => expect(front).toBeValid());
  await waitFor(() => expect(getButton('Continue')).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(getButton('Continue'));
  await findStep('Review');
  expect(api.callsTo(UPLOAD).map(({ path }) => path)).toEqual(['/shared/client/kyc/documents/documentFront']);
});

test('shows the reason of a rejection above the request to fix it', async () => {
  await openKyc({ ...COMPLETE, status: 'rejected', reason: 'Your name differs from the document.' });
  const reason = await screen.findByText('Your name differs from the document.');
  expect(reason.parentElement).toHaveTextContent(/differs from the document\.Fix this and resubmit\.$/);
});

test('asks to fix nothing more once all rejected photos are replaced', async () => {
  await openKyc({ ...COMPLETE, status: 'rejected' });
  expect(await screen.findByText('Your verification was rejected')).toBeVisible();
  expect(screen.queryByText('Fix this and resubmit.')).toBeNull();
});

test.each([
  [
    'Submitted',
    { status: 'submitted', submittedAt: '2026-01-02T12:00:00.000Z' },
    'Submitted on Jan 2, 2026.',
  ],
  ['In review', { status: 'inReview', submittedAt: '2026-01-02T12:00:00.000Z' }, 'Submitted on Jan 2, 2026.'],
  ['Approved', { status: 'approved', expiresAt: '2027-01-02T12:00:00.000Z' }, 'Valid until Jan 2, 2027.'],
  ['Expired', { status: 'expired', expiresAt: '2025-01-02T12:00:00.000Z' }, 'It expired on Jan 2, 2025.'],
] as const)('[R13] shows the status of the verification: %s', async (badge, changes, text) => {
  await openKyc({ ...COMPLETE, ...changes });
  expect(await screen.findByText(badge)).toBeVisible();
  expect(screen.getByRole('group')).toHaveTextContent(text);
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
});

test('[R13] repeats all steps when an expired verification is renewed, and only the rejected ones afterwards', async () => {
  const expired = { ...COMPLETE, status: 'expired', expiresAt: '2025-01-02T12:00:00.000Z' } as const;
  const { user, api } = await openKyc(expired);
  await user.click(await screen.findByRole('button', { name: 'Verify again' }));
  expect(await findStep('Your details')).toHaveFocus();
  expect(screen.getByLabelText('First name')).toHaveValue('Satoshi');
  await user.click(getButton('Save and continue'));
  await findStep('Document');
  await user.click(getButton('Continue'));
  await findStep('Selfie');
  await user.click(getButton('Continue'));
  await findStep('Review');
  await user.click(getButton('Submit for review'));
  await findStep('Documents submitted');
  const files = [createKycFile('documentFront', 'A corner is cut off.'), createKycFile('selfie')];
  api.handle({ [READ]: ok({ ...COMPLETE, status: 'rejected', files }) });
  await reconnect();
  expect(await screen.findByText('Your verification was rejected')).toBeVisible();
  expect(getCurrentStep()).toHaveTextContent('Document');
});

test('[A14] reports missing details before submitting, and the server’s errors at their fields', async () => {
  const errors = { birthDate: ['This date does not exist.'] };
  const { user, api } = await openKyc(createKyc({}), { [SAVE]: fail(422, 'Please check.', { errors }) });
  await findStep('Your details');
  await user.click(getButton('Save and continue'));
  expect(screen.getByLabelText('First name')).toHaveFocus();
  expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('Enter your first name.');
  expect(screen.getByLabelText('Postal code')).toBeValid();
  expect(api.callsTo(SAVE)).toHaveLength(0);

  for (const label of ['First name', 'Last name', 'Street address', 'City']) fill(label, 'x');
  await user.selectOptions(screen.getByLabelText('Country'), 'Japan');
  fill('Date of birth', '9999-12-31');
  await user.click(getButton('Save and continue'));
  expect(screen.getByLabelText('Date of birth')).toHaveAccessibleDescription('Enter a valid date.');
  const thisYear = new Date().getUTCFullYear();
  fill('Date of birth', `${thisYear - 17}-01-01`);
  await user.click(getButton('Save and continue'));
  expect(screen.getByLabelText('Date of birth')).toHaveAccessibleDescription(
    'You must be at least 18 years old.',
  );
  fill('Date of birth', '1975-04-05');
  await user.click(getButton('Save and continue'));
  await waitFor(() =>
    expect(screen.getByLabelText('Date of birth')).toHaveAccessibleDescription('This date does not exist.'),
  );
  expect(screen.getByLabelText('Date of birth')).toHaveFocus();
});

test('shows a running upload, ignores other files meanwhile, and offers removal afterwards', async () => {
  const empty = createKyc({ details: sampleKycDetails, document: 'passport' });
  const rejected = createKycFile('documentFront', 'A corner is cut off.');
  const uploaded = ok({ ...empty, files: [createKycFile('documentFront')] });
  const { handler, release } = deferResponse(uploaded);
  const { user, api } = await openKyc(
    { ...empty, status: 'rejected', files: [rejected] },
    { [UPLOAD]: handler },
  );
  await findStep('Document');
  const field = screen.getByLabelText('Photo page');
  await user.click(getButton('Continue'));
  await user.upload(field, createPicture());
  expect(await screen.findByText('Uploading…')).toBeVisible();
  expect(field).toBeValid();
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true');
  expect(field).toHaveAttribute('aria-busy', 'true');
  await user.upload(field, createPicture());
  expect(api.callsTo(UPLOAD)).toHaveLength(1);
  await user.click(getButton('Continue'));
  expect(await findStep('Document')).toBeVisible();

  api.handle({ [READ]: uploaded });
  release();
  const removeButton = await screen.findByRole('button', { name: 'Remove photo: Photo page' });
  expect(field).toBeValid();
  api.handle({ [READ]: ok(empty) });
  await user.click(removeButton);
  await waitFor(() => expect(removeButton).not.toBeInTheDocument());
  expect(field).toHaveFocus();
  expect(field).not.toHaveAccessibleDescription(/Add this photo\./);
  expect(api.callsTo(REMOVE)).toHaveLength(1);
});

test('offers the back camera for documents and the front camera for the selfie', async () => {
  const { user } = await openKyc(
    createKyc({ details: sampleKycDetails, document: 'passport', files: [createKycFile('documentFront')] }),
  );
  await findStep('Selfie');
  expect(screen.getByLabelText('Take a photo: Selfie')).toHaveAttribute('capture', 'user');
  await user.click(getButton('Back'));
  expect(screen.getByLabelText('Take a photo: Photo page')).toHaveAttribute('capture', 'environment');
});

test('submits once, however often the button is clicked, and shows a rejection', async () => {
  const { handler, release } = deferResponse(
    fail(422, 'Something is missing.', { errors: { selfie: ['Add this image.'] } }),
  );
  const { user, api } = await openKyc(COMPLETE, { [SUBMIT]: handler });
  await findStep('Review');
  await user.click(getButton('Submit for review'));
  await user.click(getButton('Submit for review'));
  release();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Something is missing.');
  expect(alert).toHaveTextContent('Add this image.');
  expect(api.callsTo(SUBMIT)).toHaveLength(1);
});

test('retries loading the verification', async () => {
  const { user, api } = await openKyc(COMPLETE, { [READ]: fail(500, 'Broken.') });
  expect(await screen.findByText('Couldn’t load your verification')).toBeVisible();
  api.handle({ [READ]: ok(COMPLETE) });
  await user.click(getButton('Retry'));
  await findStep('Review');
});
