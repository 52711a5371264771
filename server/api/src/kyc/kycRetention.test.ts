import type { KycFileKind } from '@hashgrid/contracts';
import { openTestApi } from '../../test/openTestApi';
import { newPlayer, newSession, readAccountId } from '../../test/players';
import { sampleKycDetails } from '../../test/sampleKycDetails';
import { addSeconds } from '../addSeconds';
import type { Queries } from '../database/Database';
import { purgeExpired } from '../retention/purgeExpired';
import { changeKyc } from './changeKyc';
import { encryptKycDetails, encryptKycFile } from './encryptKyc';
import { findKyc } from './kyc.queries';
import { listKycFiles, replaceKycFile } from './kycFiles.queries';
import { saveKycDraft } from './saveKycDraft';

const DAY = 24 * 60 * 60;

describe('purging identity verifications', () => {
  const api = openTestApi();

  /**
   * Creates an account with an identity verification and an image uploaded now; `closed`, `decided` and `expires` are days
   * from now.
   */
  async function addVerification(
    status: string,
    days: { expires?: number; closed?: number; decided?: number } = {},
  ) {
    const id = await readAccountId(api, (await newPlayer(api)).username);
    const now = api.context.now();
    const inDays = (count?: number) => (count === undefined ? null : addSeconds(now, count * DAY));
    await api.database.query('update accounts set closed_at = $2 where id = $1', [id, inDays(days.closed)]);
    await api.database.query(
      `insert into kyc (account_id, status, submitted_at, decided_at, expires_at, changed_at, encrypted_details)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        id,
        status,
        status === 'draft' ? null : now,
        status === 'rejected' ? inDays(days.decided ?? 0) : null,
        inDays(days.expires),
        now,
        encryptKycDetails(api.context, id, sampleKycDetails),
      ],
    );
    await addImage(id, 'selfie');
    return id;
  }
  const addImage = (accountId: string, kind: KycFileKind, queries: Queries = api.database) =>
    replaceKycFile(queries, {
      accountId,
      kind,
      ...encryptKycFile(api.context, { accountId, kind }, new Uint8Array(1)),
      now: api.context.now(),
    });
  /** Returns after how many days images and details are deleted, checked every ten days; undefined if they are still kept after 100. */
  async function countDaysKept(id: string): Promise<number | undefined> {
    for (let day = 0; day <= 100; day += 10) {
      await purgeExpired(api.context);
      const images = await listKycFiles(api.database, id);
      const details = await findKyc(api.database, id);
      expect(images.length > 0).toBe(details !== undefined);
      if (!details) return day;
      api.advanceClock(10 * DAY + 1);
    }
    return undefined;
  }

  test.each([
    ['a closed account for thirty days', 'approved', { closed: 0, expires: 700 }, 30],
    ['an expired approval for thirty days', 'approved', { expires: 20 }, 50],
    ['a draft for ninety days', 'draft', {}, 90],
    ['a valid approval for over a hundred days', 'approved', { expires: 700 }, undefined],
    ['a verification in review for over a hundred days', 'submitted', {}, undefined],
    ['a rejected verification for ninety days', 'rejected', {}, 90],
    ['a verification for ninety days after a late rejection', 'rejected', { decided: 10 }, 100],
  ])('keeps images and details of %s', async (_name, status, days, daysKept) => {
    expect(await countDaysKept(await addVerification(status, days))).toBe(daysKept);
  });

  test('keeps a draft with a recent image', async () => {
    const id = await addVerification('draft');
    api.advanceClock(80 * DAY);
    await changeKyc(api.context, id, (queries) => addImage(id, 'documentFront', queries));
    api.advanceClock(20 * DAY);
    await purgeExpired(api.context);
    expect(await listKycFiles(api.database, id)).toHaveLength(2);
  });

  test('keeps the images of a draft with recently changed details', async () => {
    const id = await addVerification('draft');
    api.advanceClock(80 * DAY);
    await saveKycDraft(api.context, id, { document: 'passport' });
    api.advanceClock(20 * DAY);
    await purgeExpired(api.context);
    expect(await listKycFiles(api.database, id)).toHaveLength(1);
  });

  test('purges a verification in review thirty days after its account is closed', async () => {
    expect(await countDaysKept(await addVerification('submitted', { closed: 0 }))).toBe(30);
  });

  test('deletes the images of an expired approval that is being renewed, and keeps the details and new images', async () => {
    const id = await addVerification('approved', { expires: 20 });
    api.advanceClock(70 * DAY);
    await changeKyc(api.context, id, (queries) => addImage(id, 'documentFront', queries));
    await purgeExpired(api.context);
    expect((await listKycFiles(api.database, id)).map(({ kind }) => kind)).toEqual(['documentFront']);
    expect(await findKyc(api.database, id)).toBeDefined();
  });

  test('keeps details without images for ninety days from the last change', async () => {
    const { accessToken, username } = await newSession(api);
    const id = await readAccountId(api, username);
    const save = () =>
      api.call('PUT /shared/client/kyc', { bearer: accessToken, body: { document: 'passport' } });
    expect((await save()).status).toBe(200);
    await purgeExpired(api.context);
    await api.database.query(
      "update kyc set changed_at = changed_at - interval '89 days' where account_id = $1",
      [id],
    );
    await purgeExpired(api.context);
    expect(await findKyc(api.database, id)).toBeDefined();
    await api.database.query(
      "update kyc set changed_at = changed_at - interval '2 days' where account_id = $1",
      [id],
    );
    await purgeExpired(api.context);
    expect(await findKyc(api.database, id)).toBeUndefined();
  });
});
