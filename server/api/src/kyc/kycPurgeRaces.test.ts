import type { Kyc } from '@hashgrid/contracts';
import { createForm, createJpeg } from '../../test/forms';
import { isBlocking } from '../../test/isBlocking';
import { openTestApi } from '../../test/openTestApi';
import { newSession, readAccountId } from '../../test/players';
import { waitUntil } from '../../test/waitUntil';
import { addSeconds } from '../addSeconds';
import { lockKyc, saveKyc } from './kyc.queries';
import { purgeKycFiles } from './kycRetention.queries';

describe('an identity verification that is purged while its player changes it', () => {
  const api = openTestApi();
  const save = (bearer: string, body: object) => api.call<Kyc>('PUT /shared/client/kyc', { bearer, body });

  /** Returns a player with a draft and one image. */
  async function newDraft() {
    const { username, accessToken } = await newSession(api);
    await save(accessToken, { document: 'passport' });
    const form = await createForm({ file: { bytes: await createJpeg() } });
    await api.call('PUT /shared/client/kyc/documents/selfie', { bearer: accessToken, ...form });
    return { accessToken, accountId: await readAccountId(api, username) };
  }

  test('keeps the images of a verification that is being submitted', async () => {
    const { accessToken, accountId } = await newDraft();
    const now = api.context.now();
    await api.database.transaction(async (transaction) => {
      const draft = await lockKyc(transaction, accountId);
      await saveKyc(transaction, { ...draft, status: 'submitted', submittedAt: now });
      await purgeKycFiles(api.database, { endedBefore: now, unchangedSince: addSeconds(now, 1) });
    });
    const { body } = await api.call<Kyc>('GET /shared/client/kyc', { bearer: accessToken });
    expect(body.data).toMatchObject({ status: 'submitted', files: [{ kind: 'selfie' }] });
  });

  test('is a new draft when the purge was first', async () => {
    const { accessToken, accountId } = await newDraft();
    let saving: ReturnType<typeof save> | undefined;
    await api.database.transaction(async (transaction) => {
      await transaction.query('select 1 from kyc where account_id = $1 for update', [accountId]);
      saving = save(accessToken, { document: 'idCard' });
      await waitUntil(() => isBlocking(transaction));
      await transaction.query('delete from kyc_files where account_id = $1', [accountId]);
      await transaction.query('delete from kyc where account_id = $1', [accountId]);
    });
    const { status, body } = (await saving)!;
    expect([status, body.data]).toMatchObject([200, { status: 'draft', document: 'idCard', files: [] }]);
  });
});
