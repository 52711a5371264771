import type { Kyc } from '@hashgrid/contracts';
import { dumpDatabase } from '../../test/dumpDatabase';
import { createForm, createJpeg } from '../../test/forms';
import { createKeySource, makeMasterKey } from '../../test/masterKeys';
import { openTestApi } from '../../test/openTestApi';
import { newSession, readAccountId } from '../../test/players';
import { sampleKycDetails } from '../../test/sampleKycDetails';
import { CiphertextError } from '../cryptography/encrypt';
import { openKeyRing } from '../cryptography/openKeyRing';
import { encryptPlaintextKyc } from './encryptPlaintextKyc';
import { readKyc as readStoredKyc } from './readKyc';
import { readKycFile } from './readKycFile';

describe('stored identity verifications', () => {
  const api = openTestApi();

  const readImage = async (bearer: string, kind = 'selfie') => {
    const { statusCode, rawPayload } = await api.app.inject({
      url: `/api/v1/shared/client/kyc/documents/${kind}`,
      headers: { key: 'test-key', authorization: `Bearer ${bearer}` },
    });
    return { status: statusCode, hex: rawPayload.toString('hex') };
  };
  const readKyc = async (bearer: string) =>
    (await api.call<Kyc>('GET /shared/client/kyc', { bearer })).body.data;

  async function newPlayerWithKyc(width?: number) {
    const player = await newSession(api);
    const bearer = player.accessToken;
    await api.call('PUT /shared/client/kyc', {
      bearer,
      body: { details: sampleKycDetails, document: 'passport' },
    });
    for (const kind of ['documentFront', 'selfie'])
      await api.call(`PUT /shared/client/kyc/documents/${kind}`, {
        bearer,
        ...(await createForm({ file: { bytes: await createJpeg(width) } })),
      });
    return { ...player, bearer, accountId: await readAccountId(api, player.username) };
  }

  const storePlainImage = (accountId: string, hex: string) =>
    api.database.query(`update kyc_files set bytes = $2, data_key = null where account_id = $1`, [
      accountId,
      Buffer.from(hex, 'hex'),
    ]);
  const storePlainDetails = (accountId: string) =>
    api.database.query(`update kyc set details = $2::jsonb, encrypted_details = null where account_id = $1`, [
      accountId,
      JSON.stringify(sampleKycDetails),
    ]);
  const setTriggers = (state: 'disable' | 'enable') =>
    api.database.script(`alter table kyc_files ${state} trigger user; alter table kyc ${state} trigger user`);

  const expectNothingPlain = async (hex: string) => {
    const dump = await dumpDatabase(api.database);
    expect(dump).toContain('selfie');
    for (const text of [
      sampleKycDetails.lastName,
      sampleKycDetails.birthDate,
      sampleKycDetails.address,
      hex,
      hex.slice(0, 64),
    ])
      expect(dump).not.toContain(text);
  };

  test('show neither details nor images in a dump of the database', async () => {
    const { bearer } = await newPlayerWithKyc();
    const { hex } = await readImage(bearer);
    expect(hex).toMatch(/^ffd8ff/);
    await expectNothingPlain(hex);
    const { details, files } = await readKyc(bearer);
    expect([details, files[0]!.size]).toEqual([sampleKycDetails, hex.length / 2]);
  });

  test.each([
    ['another player', 'account_id <> $1', `kind = 'selfie'`],
    ['the same player', 'account_id = $1', `kind = 'documentFront'`],
  ])('cannot be decrypted when an image was copied from a row of %s', async (_owner, account, kind) => {
    await newPlayerWithKyc(500);
    const { accountId } = await newPlayerWithKyc(600);
    const copy = await api.database.query(
      `update kyc_files set bytes = other.bytes, data_key = other.data_key
       from (select bytes, data_key from kyc_files where ${account} and ${kind} limit 1) as other
       where account_id = $1 and kind = 'selfie' returning 1`,
      [accountId],
    );
    expect(copy).toHaveLength(1);
    await expect(readKycFile(api.context, { accountId, kind: 'selfie' })).rejects.toThrow(CiphertextError);
  });

  test('cannot be decrypted when bytes were changed or details copied from another player', async () => {
    const { accountId } = await newPlayerWithKyc();
    await api.database.query(
      `update kyc_files set bytes = set_byte(bytes, 100, get_byte(bytes, 100) # 1) where account_id = $1`,
      [accountId],
    );
    await expect(readKycFile(api.context, { accountId, kind: 'selfie' })).rejects.toThrow(CiphertextError);
    await newPlayerWithKyc();
    await api.database.query(
      `update kyc set encrypted_details =
         (select encrypted_details from kyc where account_id <> $1 and encrypted_details is not null limit 1)
       where account_id = $1`,
      [accountId],
    );
    await expect(readStoredKyc(api.context, api.database, accountId)).rejects.toThrow(CiphertextError);
  });

  test('from older versions are read in plain text, and encrypted in batches', async () => {
    const { bearer, accountId } = await newPlayerWithKyc();
    const image = await readImage(bearer);
    await setTriggers('disable');
    await storePlainImage(accountId, image.hex);
    await storePlainDetails(accountId);
    await setTriggers('enable');
    const before = await readKyc(bearer);
    expect(await readImage(bearer)).toEqual(image);
    expect(before.details).toEqual(sampleKycDetails);

    await encryptPlaintextKyc(api.context, new AbortController().signal);
    await expectNothingPlain(image.hex);
    expect(await readImage(bearer)).toEqual(image);
    expect(await readKyc(bearer)).toEqual(before);
  });

  test('cannot be stored in plain text anymore', async () => {
    const { accountId } = await newPlayerWithKyc();
    await expect(storePlainImage(accountId, 'ffd8ff')).rejects.toThrow('stored encrypted');
    await expect(storePlainDetails(accountId)).rejects.toThrow('stored encrypted');
    await api.database.query('delete from kyc_files where account_id = $1', [accountId]);
    await expect(
      api.database.query(
        `insert into kyc_files (account_id, kind, bytes, uploaded_at) values ($1, 'selfie', '\\xffd8ff', now())`,
        [accountId],
      ),
    ).rejects.toThrow('stored encrypted');
  });

  test('of older versions can still be reviewed before they are encrypted', async () => {
    const { accountId } = await newPlayerWithKyc();
    await setTriggers('disable');
    await storePlainImage(accountId, 'ffd8ff');
    await storePlainDetails(accountId);
    await setTriggers('enable');
    await api.database.query(`update kyc set details = details, reviewer = null where account_id = $1`, [
      accountId,
    ]);
    await api.database.query(`update kyc_files set reason = 'too dark' where account_id = $1`, [accountId]);
    await encryptPlaintextKyc(api.context, new AbortController().signal);
    expect((await readStoredKyc(api.context, api.database, accountId)).details).toEqual(sampleKycDetails);
  });

  test('stay readable under an older key', async () => {
    const { bearer } = await newPlayerWithKyc();
    const image = await readImage(bearer);
    const older = makeMasterKey('test', 7);
    api.context.keys = await openKeyRing(api.database, createKeySource(makeMasterKey('next', 9), older));
    expect(await readImage(bearer)).toEqual(image);
    expect((await readKyc(bearer)).details).toEqual(sampleKycDetails);
  });
});
