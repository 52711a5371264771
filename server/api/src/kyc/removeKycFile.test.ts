import type { Kyc } from '@hashgrid/contracts';
import { createForm, createJpeg } from '../../test/forms';
import { openTestApi } from '../../test/openTestApi';
import { newSession } from '../../test/players';

describe('removing an image of an identity verification', () => {
  const api = openTestApi();
  const remove = (bearer: string) => api.call<Kyc>('DELETE /shared/client/kyc/documents/selfie', { bearer });

  test('deletes the image', async () => {
    const { accessToken: bearer } = await newSession(api);
    const form = await createForm({ file: { bytes: await createJpeg() } });
    await api.call('PUT /shared/client/kyc/documents/selfie', { bearer, ...form });
    const { status, body } = await remove(bearer);
    expect([status, body.message]).toEqual([200, 'Image removed.']);
    expect(body.data).toMatchObject({ status: 'draft', files: [] });
  });

  test('starts no verification', async () => {
    const { accessToken: bearer } = await newSession(api);
    const { status, body } = await remove(bearer);
    expect([status, body.data.status]).toEqual([200, 'none']);
    expect((await api.call<Kyc>('GET /shared/client/kyc', { bearer })).body.data.status).toBe('none');
  });
});
