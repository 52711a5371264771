import { screen, waitFor } from '@testing-library/react';
import { deferResponse, fail, ok, reconnect } from '@hashgrid/testing';
import {
  createKycServer,
  fakePictureUrls,
  findStep,
  getButton,
  openKyc,
  READ,
  SAVE,
  UPLOAD,
} from '../../test/kycPage';
import { createKyc, createKycFile, sampleKycDetails } from '../../test/kycSamples';

beforeEach(fakePictureUrls);

test('keeps the last of several quick document choices', async () => {
  const start = createKyc({ details: sampleKycDetails });
  const responses: (() => void)[] = [];
  const { user, api } = await openKyc(start, {
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
  const { user, api } = await openKyc(start, { [SAVE]: handler });
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

test.each([
  ['before the player has chosen one here', []],
  ['after the player’s own choice is saved', ['Driver’s license']],
])(
  'shows a document type that is chosen on another device %s, and does not overwrite it',
  async (_, choices) => {
    const start = createKyc({ details: sampleKycDetails, document: 'passport' });
    const { user, api } = await openKyc(start);
    await findStep('Document');
    const select = screen.getByLabelText('Document type');
    for (const choice of choices) await user.selectOptions(select, choice);
    await api.settle();
    api.handle({ [READ]: ok({ ...start, document: 'idCard' }) });
    await reconnect();
    await waitFor(() => expect(select).toHaveDisplayValue('ID card'));
    await api.settle();
    expect(api.callsTo(SAVE)).toHaveLength(choices.length);
  },
);

test('keeps a saved document type when the response to an upload that was sent before comes after it', async () => {
  const start = createKyc({ details: sampleKycDetails });
  const { handler, release } = deferResponse(ok({ ...start, files: [createKycFile('documentFront')] }));
  const { user, api } = await openKyc(start, { [UPLOAD]: handler });
  await findStep('Document');
  const select = screen.getByLabelText('Document type');
  await user.selectOptions(select, 'Passport');
  const field = screen.getByLabelText('Photo page');
  await user.upload(field, new File(['page'], 'page.jpg', { type: 'image/jpeg' }));
  await waitFor(() => expect(api.callsTo(UPLOAD)).toHaveLength(1));
  await waitFor(() => expect(api.callsTo(SAVE)).toHaveLength(1));
  const { handler: readHandler, release: releaseRead } = deferResponse(
    ok({ ...start, document: 'passport' }),
  );
  const reads = api.callsTo(READ).length;
  api.handle({ [READ]: readHandler });
  release();
  await waitFor(() => expect(api.callsTo(READ).length).toBeGreaterThan(reads));
  expect(field).toBeInTheDocument();
  expect(select).toHaveDisplayValue('Passport');
  releaseRead();
});

/** Opens the step and chooses a passport, which the server fails to save. */
const failToSaveDocument = async () => {
  const files = [createKycFile('documentFront')];
  const start = createKyc({ details: sampleKycDetails, files });
  const { user, api } = await openKyc(start, { [SAVE]: fail(500, 'Broken.') });
  await findStep('Document');
  const select = screen.getByLabelText('Document type');
  await user.selectOptions(select, 'Passport');
  await waitFor(() => expect(select).toHaveAccessibleDescription('Broken.'));
  return { start, user, api, select };
};

test('retries saving the document type before leaving the step', async () => {
  const { start, user, api } = await failToSaveDocument();
  await user.click(getButton('Continue'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Broken.');
  api.handle({ [SAVE]: createKycServer(start)[SAVE]! });
  await user.click(getButton('Continue'));
  await findStep('Selfie');
  expect(api.callsTo(SAVE)).toHaveLength(3);
});

test('locks the document type while continuing saves it', async () => {
  const { user, api, select } = await failToSaveDocument();
  const { handler, release } = deferResponse(fail(500, 'Still broken.'));
  api.handle({ [SAVE]: handler });
  await user.click(getButton('Continue'));
  expect(select).toBeDisabled();
  release();
  expect(await screen.findByRole('alert')).toHaveTextContent('Still broken.');
  expect(select).toBeEnabled();
  expect(select).toHaveDisplayValue('Passport');
});

describe('a step that is left with Back while it is saved', () => {
  /** Goes back to the details while the document type is saved; `finishSave` lets the server respond. */
  const leaveDuringSave = async () => {
    const { start, user, api } = await failToSaveDocument();
    const saved = ok({ ...start, document: 'passport' });
    const { handler, release } = deferResponse(saved);
    api.handle({ [SAVE]: handler, [READ]: saved });
    await user.click(getButton('Continue'));
    await user.click(getButton('Back'));
    await findStep('Your details');
    api.handle({ [SAVE]: saved });
    const finishSave = async () => {
      const reads = api.callsTo(READ).length;
      release();
      await waitFor(() => expect(api.callsTo(READ).length).toBeGreaterThan(reads));
    };
    return { user, finishSave };
  };

  test('does not move the player on', async () => {
    const { finishSave } = await leaveDuringSave();
    await finishSave();
    expect(await findStep('Your details')).toBeVisible();
  });

  test('does not move the player on who has returned to it', async () => {
    const { user, finishSave } = await leaveDuringSave();
    await user.click(getButton('Save and continue'));
    await findStep('Selfie');
    await user.click(getButton('Back'));
    await findStep('Document');
    await finishSave();
    expect(await findStep('Document')).toBeVisible();
  });
});
