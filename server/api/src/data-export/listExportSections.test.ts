import type { KycFileKind } from '@hashgrid/contracts';
import { openTestApi } from '../../test/openTestApi';
import { newSession, readAccountId } from '../../test/players';
import { encryptKycFile } from '../kyc/encryptKyc';
import { replaceKycFile } from '../kyc/kycFiles.queries';
import { removeKycFile } from '../kyc/removeKycFile';
import { saveKycDraft } from '../kyc/saveKycDraft';
import { listExportSections } from './listExportSections';

describe('the sections of a data export', () => {
  const api = openTestApi();

  async function newPlayerWithImages(...kinds: KycFileKind[]) {
    const accountId = await readAccountId(api, (await newSession(api)).username);
    await saveKycDraft(api.context, accountId, { document: 'passport' });
    for (const kind of kinds)
      await replaceKycFile(api.database, {
        accountId,
        kind,
        ...encryptKycFile(api.context, { accountId, kind }, new Uint8Array(1)),
        now: api.context.now(),
      });
    return accountId;
  }

  test('leave out an image of the identity verification that is removed during the export', async () => {
    const accountId = await newPlayerWithImages('documentFront', 'selfie');
    const sections = await listExportSections(api.context, { accountId, sessionId: '' });
    const images = sections.find(({ name }) => name === 'identityImages');
    if (!images || !('readPages' in images)) throw new Error('There is no list of images.');
    const pages: unknown[] = [];
    for await (const page of images.readPages()) {
      pages.push(page);
      await removeKycFile(api.context, { accountId, kind: 'selfie' });
    }
    expect(pages).toMatchObject([[{ kind: 'documentFront', type: 'image/jpeg', base64: 'AA==' }]]);
  });
});
