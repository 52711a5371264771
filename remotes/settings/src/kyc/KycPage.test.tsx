import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Kyc } from '@hashgrid/contracts';
import { deferResponse, fail, ok, renderPage, type FakeHandlers } from '@hashgrid/testing';
import KycPage from './KycPage';
import { sampleKycDetails, createKycFile, createKyc } from '../../test/kycSamples';

const READ = 'GET /shared/client/kyc';
const SAVE = 'PUT /shared/client/kyc';
const UPLOAD = 'PUT /shared/client/kyc/documents/:kind';
const REMOVE = 'DELETE /shared/client/kyc/documents/:kind';
const PICTURE = 'GET /shared/client/kyc/documents/:kind';
const SUBMIT = 'POST /shared/client/kyc/submit';

const ALL_FILES = [createKycFile('documentFront'), createKycFile('selfie')];
const COMPLETE = createKyc({ details: sampleKycDetails, document: 'passport', files: ALL_FILES });

const findStep = (name: string) => screen.findByRole('group', { name });
const getCurrentStep = () =>
  within(screen.getByRole('list', { name: 'Verification steps' })).getByText(
    (_, element) => element?.getAttribute('aria-current') === 'step',
  );
const createPicture = (size = 1000, type = 'image/jpeg') =>
  new File([new Uint8Array(size)], 'page.jpg', { type });
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** Dropped files bypass the file picker's type filter. */
const drop = (field: HTMLElement, file: File) => fireEvent.change(field, { target: { files: [file] } });
const getButton = (name: string) => screen.getByRole('button', { name });

/** Handlers of a server that stores what it receives. */
function createKycServer(start: Kyc): FakeHandlers {
  let kyc = start;
  const update = (changes: Partial<Kyc>) => ok((kyc = { ...kyc, status: 'draft', ...changes }));
  return {
    [READ]: () => ok(kyc),
    [SAVE]: ({ body }) => update(body as Partial<Kyc>),
    [UPLOAD]: ({ params }) => {
      const others = kyc.files.filter(({ kind }) => kind !== params.kind);
      return update({ files: [...others, createKycFile(params.kind as 'selfie')] });
    },
    [REMOVE]: ({ params }) => update({ files: kyc.files.filter(({ kind }) => kind !== params.kind) }),
    [PICTURE]: { status: 200, body: 'picture' },
    [SUBMIT]: () => update({ status: 'submitted', submittedAt: '2026-01-02T12:00:00.000Z' }),
  };
}

const open = (kyc: Kyc, api: FakeHandlers = {}) =>
  renderPage(<KycPage />, {
    path: '/setting/kyc',
    session: 'loggedIn',
    api: { ...createKycServer(kyc), ...api },
  });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

test('explains why to verify, and that it is optional', async () => {
  await open(createKyc({ status: 'none' }));
  expect(screen.getByText('Why verify?')).toBeVisible();
  expect(screen.getByText(/you can mine, swap and send without it/)).toBeVisible();
});

test('[R13] saves the trimmed details and continues with the document', async () => {
  const { user, api } = await open(createKyc({ status: 'none' }));
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
  const { user, api } = await open(createKyc({ details: sampleKycDetails }));
  await findStep('Document');
  await user.selectOptions(screen.getByLabelText('Document type'), 'Passport');
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
  expect(await review.findAllByRole('img')).toHaveLength(2);

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
  await open(kyc);
  await findStep(name);
  expect(getCurrentStep()).toHaveTextContent(name);
  expect(document.body).toHaveFocus();
});

test('[R13] returns to the review from a step that is edited', async () => {
  const { user, api } = await open(COMPLETE);
  await findStep('Review');
  await user.click(getButton('Edit: Your details'));
  expect(await findStep('Your details')).toHaveFocus();
  expect(screen.getByLabelText('Country')).toHaveDisplayValue('Japan');
  fill('City', 'Osaka');
  await user.click(getButton('Save and continue'));
  expect(within(await findStep('Review')).getByText('Osaka')).toBeVisible();
  expect(api.callsTo(SAVE)[0]?.body).toEqual({ details: { ...sampleKycDetails, city: 'Osaka' } });
});

test('[R13] shows the reason of a rejection and asks only for the rejected images', async () => {
  const files = [createKycFile('documentFront', 'A corner is cut off.'), createKycFile('selfie')];
  const { user, api } = await open({ ...COMPLETE, status: 'rejected', reason: 'Please try again.', files });
  await findStep('Document');
  expect(screen.getByText('Please try again.')).toBeVisible();
  const front = screen.getByLabelText('Photo page');
  expect(front).toHaveAccessibleDescription(/^Rejected: A corner is cut off\./);
  expect(front).toBeInvalid();
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
  await open({ ...COMPLETE, ...changes });
  expect(await screen.findByText(badge)).toBeVisible();
  expect(screen.getByRole('group')).toHaveTextContent(text);
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
});

test('[R13] repeats all steps when an expired verification is renewed', async () => {
  const { user } = await open({ ...COMPLETE, status: 'expired', expiresAt: '2025-01-02T12:00:00.000Z' });
  await user.click(await screen.findByRole('button', { name: 'Verify again' }));
  expect(await findStep('Your details')).toHaveFocus();
  expect(screen.getByLabelText('First name')).toHaveValue('Satoshi');
  await user.click(getButton('Save and continue'));
  await findStep('Document');
  await user.click(getButton('Continue'));
  await findStep('Selfie');
  await user.click(getButton('Continue'));
  await findStep('Review');
});

test('[A14] reports missing details before submitting, and the server’s errors at their fields', async () => {
  const errors = { birthDate: ['This date does not exist.'] };
  const { user, api } = await open(createKyc({}), { [SAVE]: fail(422, 'Please check.', { errors }) });
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

test('rejects an invalid file before uploading it, and shows why the server rejected another one', async () => {
  const { api } = await open(createKyc({ details: sampleKycDetails, document: 'idCard' }), {
    [UPLOAD]: fail(422, 'Please check.', { errors: { file: ['This file is not an image.'] } }),
  });
  await findStep('Document');
  const back = screen.getByLabelText('Back of ID');
  drop(back, createPicture(10, 'application/pdf'));
  expect(back).toHaveAccessibleDescription(/^Use a JPEG, PNG or WebP image\./);
  expect(api.callsTo(UPLOAD)).toHaveLength(0);
  drop(back, createPicture());
  await waitFor(() => expect(back).toHaveAccessibleDescription(/^This file is not an image\./));
});

test('shows a running upload, ignores other files meanwhile, and offers removal afterwards', async () => {
  const start = createKyc({ details: sampleKycDetails, document: 'passport' });
  const uploaded = ok({ ...start, files: [createKycFile('documentFront')] });
  const { handler, release } = deferResponse(uploaded);
  const { user, api } = await open(start, { [UPLOAD]: handler });
  await findStep('Document');
  const field = screen.getByLabelText('Photo page');
  await user.upload(field, createPicture());
  expect(await screen.findByText('Uploading…')).toBeVisible();
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
  api.handle({ [READ]: ok(start) });
  await user.click(removeButton);
  await waitFor(() => expect(removeButton).not.toBeInTheDocument());
  expect(field).toHaveFocus();
  expect(api.callsTo(REMOVE)).toHaveLength(1);
});

test('offers the back camera for documents and the front camera for the selfie', async () => {
  const { user } = await open(
    createKyc({ details: sampleKycDetails, document: 'passport', files: [createKycFile('documentFront')] }),
  );
  await findStep('Selfie');
  expect(screen.getByLabelText('Take a photo: Selfie')).toHaveAttribute('capture', 'user');
  await user.click(getButton('Back'));
  expect(screen.getByLabelText('Take a photo: Photo page')).toHaveAttribute('capture', 'environment');
});

test('keeps the last of several quick document choices', async () => {
  const start = createKyc({ details: sampleKycDetails });
  const responses: (() => void)[] = [];
  const { user, api } = await open(start, {
    [SAVE]: ({ body }) =>
      new Promise((resolve) => responses.push(() => resolve(ok({ ...start, ...(body as object) })))),
  });
  await findStep('Document');
  const select = screen.getByLabelText('Document type');
  await user.selectOptions(select, 'Passport');
  await user.selectOptions(select, 'Driver’s license');
  await user.selectOptions(select, 'ID card');
  responses[0]?.();
  await waitFor(() => expect(responses).toHaveLength(2));
  api.handle({ [READ]: ok({ ...start, document: 'idCard' }) });
  responses[1]?.();
  await waitFor(() => expect(select).toHaveDisplayValue('ID card'));
  expect(api.callsTo(SAVE).map(({ body }) => body)).toEqual([
    { document: 'passport' },
    { document: 'idCard' },
  ]);
});

test('continues only after the document choice is saved', async () => {
  const files = [createKycFile('documentFront')];
  const start = createKyc({ details: sampleKycDetails, files });
  const saved = ok({ ...start, document: 'passport' });
  const { handler, release } = deferResponse(saved);
  const { user, api } = await open(start, { [SAVE]: handler });
  await findStep('Document');
  await user.selectOptions(screen.getByLabelText('Document type'), 'Passport');
  await user.click(getButton('Continue'));
  expect(api.callsTo(SAVE)).toHaveLength(1);
  api.handle({ [READ]: saved });
  release();
  await waitFor(() => expect(getButton('Continue')).not.toHaveAttribute('aria-disabled'));
  await user.click(getButton('Continue'));
  await findStep('Selfie');
  expect(api.callsTo(SAVE)).toHaveLength(1);
});

test('submits once, however often the button is clicked, and shows a rejection', async () => {
  const { handler, release } = deferResponse(
    fail(422, 'Something is missing.', { errors: { selfie: ['Add this image.'] } }),
  );
  const { user, api } = await open(COMPLETE, { [SUBMIT]: handler });
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
  const { user, api } = await open(COMPLETE, { [READ]: fail(500, 'Broken.') });
  expect(await screen.findByText('Couldn’t load your verification')).toBeVisible();
  api.handle({ [READ]: ok(COMPLETE) });
  await user.click(getButton('Retry'));
  await findStep('Review');
});

test('retries saving the document type before leaving the step', async () => {
  const files = [createKycFile('documentFront')];
  const { user, api } = await open(createKyc({ details: sampleKycDetails, files }), {
    [SAVE]: fail(500, 'Broken.'),
  });
  await findStep('Document');
  const select = screen.getByLabelText('Document type');
  await user.selectOptions(select, 'Passport');
  await waitFor(() => expect(select).toHaveAccessibleDescription('Broken.'));
  await user.click(getButton('Continue'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Broken.');
  api.handle({ [SAVE]: createKycServer(createKyc({ details: sampleKycDetails, files }))[SAVE]! });
  await user.click(getButton('Continue'));
  await findStep('Selfie');
  expect(api.callsTo(SAVE)).toHaveLength(3);
});
