import sharp from 'sharp';
import type { Kyc, KycDetails } from '@hashgrid/contracts';
import { createForm, createJpeg, createPicture } from '../../test/forms';
import { openTestApi } from '../../test/openTestApi';
import { newSession } from '../../test/players';
import { sampleKycDetails } from '../../test/sampleKycDetails';
import { readSubmission } from '../../test/readSubmission';
import { approveKyc, rejectKyc, startReview } from './reviewKyc';
import { readOutbox } from '../mail/readOutbox';

const TWO_YEARS_SECONDS = 2 * 365 * 24 * 60 * 60;

describe('identity verification', () => {
  const api = openTestApi();
  const reviewer = 'rita';

  const read = async (bearer: string) =>
    (await api.call<Kyc>('GET /shared/client/kyc', { bearer })).body.data;
  const save = (bearer: string, body: object) => api.call<Kyc>('PUT /shared/client/kyc', { bearer, body });
  const submit = (bearer: string) => api.call<Kyc>('POST /shared/client/kyc/submit', { bearer });
  const send = async (bearer: string, kind: string, bytes?: Buffer) =>
    api.call<Kyc>(`PUT /shared/client/kyc/documents/${kind}`, {
      bearer,
      ...(await createForm({ file: { bytes: bytes ?? (await createJpeg()) } })),
    });
  const open = (bearer: string, kind: string) =>
    api.app.inject({
      url: `/api/v1/shared/client/kyc/documents/${kind}`,
      headers: { key: 'test-key', authorization: `Bearer ${bearer}` },
    });
  const readKycEmails = async (email: string) =>
    (await readOutbox(api.context))
      .filter(({ recipient, subject }) => recipient === email && subject.includes('identity'))
      .map(({ subject, body }) => ({ subject, body }));

  async function newCompletePlayer() {
    const player = await newSession(api);
    await save(player.accessToken, { details: sampleKycDetails, document: 'passport' });
    await send(player.accessToken, 'documentFront');
    await send(player.accessToken, 'selfie');
    return player;
  }

  async function newSubmittedPlayer() {
    const player = await newCompletePlayer();
    expect((await submit(player.accessToken)).status).toBe(200);
    return player;
  }

  test('starts empty and saves every step', async () => {
    const { accessToken } = await newSession(api);
    expect(await read(accessToken)).toEqual({
      status: 'none',
      details: null,
      document: null,
      files: [],
      reason: null,
      submittedAt: null,
      decidedAt: null,
      expiresAt: null,
    });
    const { status, body } = await save(accessToken, {
      details: { ...sampleKycDetails, firstName: '  Ada ' },
    });
    expect([status, body.message]).toEqual([200, 'Details saved.']);
    expect(body.data).toMatchObject({ status: 'draft', details: sampleKycDetails, document: null });
    await save(accessToken, { document: 'idCard' });
    await send(accessToken, 'selfie');
    const kyc = await read(accessToken);
    expect(kyc).toMatchObject({ status: 'draft', details: sampleKycDetails, document: 'idCard' });
    expect(kyc.files).toEqual([
      { kind: 'selfie', size: expect.any(Number), uploadedAt: expect.any(String), reason: null },
    ]);
  });

  test.each<[Partial<KycDetails>, string, string]>([
    [{ birthDate: '2008-01-02' }, 'birthDate', 'You must be at least 18 years old.'],
    [{ birthDate: '2030-01-01' }, 'birthDate', 'You must be at least 18 years old.'],
    [{ birthDate: '2001-02-29' }, 'birthDate', 'Enter a valid date.'],
    [{ birthDate: '1990-13-01' }, 'birthDate', 'Enter a valid date.'],
    [{ birthDate: '1899-12-31' }, 'birthDate', 'Enter a valid date.'],
    [{ birthDate: '10.12.1990' }, 'birthDate', 'Enter a valid date.'],
    [{ country: 'XX' }, 'country', 'Choose a country.'],
    [{ firstName: '   ' }, 'firstName', 'This field is required.'],
    [{ lastName: '' }, 'lastName', 'This field is required.'],
    [{ firstName: '😀🎉' }, 'firstName', 'Enter your name in letters.'],
    [{ lastName: '1-2-3' }, 'lastName', 'Enter your name in letters.'],
    [{ city: 'x'.repeat(61) }, 'city', 'Use 60 characters or fewer.'],
    [{ address: 'a\nb' }, 'address', 'This contains characters that aren’t allowed.'],
  ])('[A14] rejects details with %j on their field', async (change, field, message) => {
    const { accessToken } = await newSession(api);
    const { status, body } = await save(accessToken, { details: { ...sampleKycDetails, ...change } });
    expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
    expect((await read(accessToken)).status).toBe('none');
  });

  test.each(['Ḟ', 'نگار', '愛', 'ก้อง', 'O’Neill-Łuk 2nd'])('accepts the name %s', async (firstName) => {
    const { accessToken } = await newSession(api);
    const { status, body } = await save(accessToken, { details: { ...sampleKycDetails, firstName } });
    expect([status, body.data?.details?.firstName]).toEqual([200, firstName]);
  });

  test('accepts a missing postal code for countries without them', async () => {
    const { accessToken } = await newSession(api);
    const { status, body } = await save(accessToken, { details: { ...sampleKycDetails, postalCode: '' } });
    expect([status, body.data?.details?.postalCode]).toEqual([200, '']);
  });

  test('accepts a player who turns eighteen today', async () => {
    const { accessToken } = await newSession(api);
    const today = api.context.now().toISOString().slice(0, 10);
    const birthDate = `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`;
    expect((await save(accessToken, { details: { ...sampleKycDetails, birthDate } })).status).toBe(200);
  });

  test('[A14] reports all invalid, missing and unknown fields together', async () => {
    const { accessToken } = await newSession(api);
    const missing = await save(accessToken, {
      details: { ...sampleKycDetails, city: undefined, status: 'approved' },
      status: 'approved',
    });
    expect(missing.status).toBe(422);
    expect(missing.body.errors).toMatchObject({
      city: ['This field is required.'],
      status: ['Unknown field.'],
    });
    const wrong = await save(accessToken, {
      details: { ...sampleKycDetails, country: 'XX', birthDate: '2020-01-01' },
    });
    expect(Object.keys(wrong.body.errors!).sort()).toEqual(['birthDate', 'country']);
  });

  test('keeps the proportions of an image, removes its metadata and shows it to its owner only', async () => {
    const { accessToken } = await newSession(api);
    const bytes = await createPicture(3000, 1500)
      .withExif({ IFD0: { Copyright: 'Ada Lovelace' } })
      .png()
      .toBuffer();
    expect((await send(accessToken, 'documentFront', bytes)).status).toBe(200);
    const response = await open(accessToken, 'documentFront');
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const { width, height, exif } = await sharp(response.rawPayload).metadata();
    expect([width, height, exif]).toEqual([2400, 1200, undefined]);
    const other = await newSession(api);
    expect((await open(other.accessToken, 'documentFront')).statusCode).toBe(404);
    expect((await open('nobody', 'documentFront')).statusCode).toBe(401);
    expect((await open(accessToken, 'selfie')).statusCode).toBe(404);
    expect((await open(accessToken, '../kyc')).statusCode).not.toBe(200);
  });

  test('[A14] rejects a file that is not an image, an image that is too small to read, a missing file and an unknown kind', async () => {
    const { accessToken } = await newSession(api);
    const text = await send(accessToken, 'selfie', Buffer.from('%PDF-1.7'));
    expect(text.body.errors).toEqual({ file: ['Use a JPEG, PNG or WebP image.'] });
    const small = await send(accessToken, 'selfie', await createJpeg(2000, 299));
    expect(small.body.errors).toEqual({ file: ['Choose an image of at least 300 px per side.'] });
    const none = await api.call('PUT /shared/client/kyc/documents/selfie', {
      bearer: accessToken,
      ...(await createForm({})),
    });
    expect(none.body.errors).toEqual({ file: ['This field is required.'] });
    const extra = await api.call('PUT /shared/client/kyc/documents/selfie', {
      bearer: accessToken,
      ...(await createForm({ file: { bytes: await createJpeg() }, accountId: 'another' })),
    });
    expect(extra.body.errors).toEqual({ accountId: ['Unknown field.'] });
    expect((await send(accessToken, 'passport')).status).toBe(422);
    expect((await read(accessToken)).status).toBe('none');
  });

  test('deletes and rejects images that the chosen document does not need', async () => {
    const { accessToken } = await newSession(api);
    await save(accessToken, { document: 'idCard' });
    await send(accessToken, 'documentBack');
    expect((await save(accessToken, { document: 'passport' })).body.data.files).toEqual([]);
    expect((await send(accessToken, 'documentBack')).body.errors).toEqual({
      file: ['This document doesn’t need a photo of the back.'],
    });
  });

  test('[A14] lists everything missing on submission', async () => {
    const { accessToken } = await newSession(api);
    const nothing = await submit(accessToken);
    expect([nothing.status, nothing.body.message]).toEqual([422, 'Some information is still missing.']);
    expect(Object.keys(nothing.body.errors!).sort()).toEqual([
      'details',
      'document',
      'documentFront',
      'selfie',
    ]);
    await save(accessToken, { details: sampleKycDetails, document: 'drivingLicence' });
    await send(accessToken, 'documentFront');
    expect((await submit(accessToken)).body.errors).toEqual({
      documentBack: ['Add this image.'],
      selfie: ['Add this image.'],
    });
  });

  test('rejects changes and further submissions once it is submitted', async () => {
    const { accessToken } = await newCompletePlayer();
    const responses = await Promise.all([submit(accessToken), submit(accessToken), submit(accessToken)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await read(accessToken)).toMatchObject({
      status: 'submitted',
      submittedAt: api.context.now().toISOString(),
    });
    expect((await save(accessToken, { document: 'idCard' })).status).toBe(409);
    expect((await send(accessToken, 'selfie')).status).toBe(409);
    expect(
      (await api.call('DELETE /shared/client/kyc/documents/selfie', { bearer: accessToken })).status,
    ).toBe(409);
    expect((await open(accessToken, 'selfie')).statusCode).toBe(200);
  });

  test('moves to in review and then to approved, for two years and with an email', async () => {
    const { accessToken, username, email } = await newSubmittedPlayer();
    await startReview(api.context, { username, reviewer });
    expect((await read(accessToken)).status).toBe('inReview');
    expect((await save(accessToken, { document: 'idCard' })).status).toBe(409);
    const submission = await readSubmission(api, username);
    await approveKyc(api.context, { username: username.toUpperCase(), reviewer, submission });
    const approved = await read(accessToken);
    expect(approved.status).toBe('approved');
    expect(Date.parse(approved.expiresAt!) - Date.parse(approved.decidedAt!)).toBe(TWO_YEARS_SECONDS * 1000);
    expect((await save(accessToken, { document: 'idCard' })).status).toBe(409);
    expect(await readKycEmails(email)).toEqual([
      { subject: 'Your identity is verified', body: expect.stringContaining(username) },
    ]);
  });

  test('allows an expired approval to be renewed', async () => {
    const { username, email } = await newSubmittedPlayer();
    await approveKyc(api.context, { username, reviewer, submission: await readSubmission(api, username) });
    api.advanceClock(TWO_YEARS_SECONDS);
    const { accessToken } = (
      await api.call<{ accessToken: string }>('POST /public/auth/login/credential', {
        body: { email, password: 'tr0ub4dor-and-3' },
      })
    ).body.data;
    expect((await read(accessToken)).status).toBe('expired');
    expect((await send(accessToken, 'selfie')).body.data.status).toBe('expired');
    expect((await submit(accessToken)).body.data).toMatchObject({ status: 'submitted', expiresAt: null });
  });

  test('reports rejection reasons and requires only the rejected images again', async () => {
    const { accessToken, username, email } = await newSubmittedPlayer();
    await rejectKyc(api.context, {
      username,
      reviewer,
      submission: await readSubmission(api, username),
      reason: 'The name differs.',
      files: { selfie: 'Too dark.' },
    });
    const rejected = await read(accessToken);
    expect([rejected.status, rejected.reason]).toEqual(['rejected', 'The name differs.']);
    expect(rejected.files.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['documentFront', null],
      ['selfie', 'Too dark.'],
    ]);
    const [message] = await readKycEmails(email);
    expect(message!.body).toContain('- The name differs.\n- Selfie: Too dark.');
    expect((await submit(accessToken)).body.errors).toEqual({
      selfie: ['This image was rejected. Upload another one.'],
    });
    await send(accessToken, 'selfie');
    expect((await submit(accessToken)).body.data).toMatchObject({
      status: 'submitted',
      reason: null,
      decidedAt: null,
    });
  });

  test.each([
    ['GET /shared/client/kyc'],
    ['PUT /shared/client/kyc'],
    ['POST /shared/client/kyc/submit'],
    ['PUT /shared/client/kyc/documents/selfie'],
    ['DELETE /shared/client/kyc/documents/selfie'],
    ['GET /shared/client/kyc/documents/selfie'],
  ])('requires a bearer token for %s', async (line) => {
    const { accessToken } = await newSession(api);
    expect((await api.call(line)).status).toBe(401);
    const cookie = { cookie: `accessToken=${accessToken}` };
    expect((await api.call(line, { headers: cookie })).status).toBe(401);
  });
});
