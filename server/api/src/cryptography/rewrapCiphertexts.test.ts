import type { Kyc } from '@hashgrid/contracts';
import { createForm, createJpeg } from '../../test/forms';
import { createKeySource, makeMasterKey } from '../../test/masterKeys';
import { API_KEY, openTestApi } from '../../test/openTestApi';
import { login } from '../../test/players';
import { generateTwoFactorCode, newTwoFactorSession } from '../../test/twoFactorPlayers';
import { listEncryptedColumns } from '../../test/listEncryptedColumns';
import { sampleKycDetails } from '../../test/sampleKycDetails';
import { readOutbox } from '../mail/readOutbox';
import { reencryptSecrets } from '../reencryptSecrets';
import { countCiphertexts, ENCRYPTED_COLUMNS } from './encryptedColumns.queries';
import { openKeyRing } from './openKeyRing';

const OLD = makeMasterKey('test', 7);
const NEW = makeMasterKey('next', 9);

describe('a rotation of master keys', () => {
  const api = openTestApi();
  const rewrap = (signal = new AbortController().signal) => reencryptSecrets(api.context, signal);

  test('re-encrypts everything under the primary key, so that the older one can be removed', async () => {
    const { accessToken: bearer, email, secret, recoveryCodes } = await newTwoFactorSession(api);
    const body = { details: sampleKycDetails, document: 'passport' };
    expect((await api.call('PUT /shared/client/kyc', { bearer, body })).status).toBe(200);
    const file = await createForm({ file: { bytes: await createJpeg() } });
    await api.call('PUT /shared/client/kyc/documents/selfie', { bearer, ...file });
    const readBytes = () => api.database.query('select bytes from kyc_files');
    const bytes = await readBytes();
    const readSelfie = async (token: string) => {
      const { statusCode, rawPayload } = await api.app.inject({
        url: '/api/v1/shared/client/kyc/documents/selfie',
        headers: { key: API_KEY, authorization: `Bearer ${token}` },
      });
      return [statusCode, rawPayload.toString('hex')];
    };
    const selfie = await readSelfie(bearer);
    expect(selfie[0]).toBe(200);
    const readEmails = async () =>
      (await readOutbox(api.context)).map(({ subject, body, link }) => ({ subject, body, link }));
    const emails = await readEmails();
    expect(emails.length).toBeGreaterThan(0);

    api.context.keys = await openKeyRing(api.database, createKeySource(NEW, OLD));
    expect(await countCiphertexts(api.database, 'test')).toBe(6);
    await rewrap(AbortSignal.abort());
    expect(await countCiphertexts(api.database, 'test')).toBe(6);
    await expect(openKeyRing(api.database, createKeySource(NEW))).rejects.toThrow('has no key "test"');
    await rewrap();
    expect([
      await countCiphertexts(api.database, 'test'),
      await countCiphertexts(api.database, 'next'),
    ]).toEqual([0, 6]);
    expect(api.log.at(-1)).toContain('Nothing is encrypted with the master key "test" anymore.');

    api.context.keys = await openKeyRing(api.database, createKeySource(NEW));
    for (const code of [await generateTwoFactorCode(api, secret), recoveryCodes[0]!]) {
      const { gg2FAToken } = (await login(api, email)).body.data;
      const valid = await api.call('POST /auth/client/gg-2fa/valid', { bearer: gg2FAToken, body: { code } });
      expect(valid.status).toBe(200);
    }
    const again = (await login(api, email)).body.data.gg2FAToken;
    const code = recoveryCodes[1]!;
    const session = await api.call<{ accessToken: string }>('POST /auth/client/gg-2fa/valid', {
      bearer: again,
      body: { code },
    });
    const kyc = await api.call<Kyc>('GET /shared/client/kyc', { bearer: session.body.data.accessToken });
    expect(kyc.body.data.details).toEqual(body.details);
    expect(await readBytes()).toEqual(bytes);
    expect(await readSelfie(session.body.data.accessToken)).toEqual(selfie);
    expect(await readEmails()).toEqual(expect.arrayContaining(emails));
  });

  test('does not report a key that was added to the end of the list, to become primary later', async () => {
    const lines = api.log.length;
    api.context.keys = await openKeyRing(api.database, createKeySource(NEW, makeMasterKey('later', 3)));
    await rewrap();
    expect(api.log.slice(lines)).toEqual([]);
  });

  test('does not retire a newer key that another process has added in the meantime', async () => {
    const lines = api.log.length;
    api.context.keys = await openKeyRing(api.database, createKeySource(NEW));
    await openKeyRing(api.database, createKeySource(makeMasterKey('newer', 4), NEW));
    await rewrap();
    expect(api.log.slice(lines)).toEqual([]);
  });

  test('covers all columns with ciphertexts', async () => {
    expect(await listEncryptedColumns(api.database)).toEqual(
      ENCRYPTED_COLUMNS.map(({ table, column }) => `${table}.${column}`)
        .filter((name) => name !== 'secrets.value')
        .sort(),
    );
  });
});
