import { createForm, createJpeg } from '../../test/forms';
import { openTestApi } from '../../test/openTestApi';
import { newSession } from '../../test/players';

describe('uploading images of an identity verification', () => {
  const api = openTestApi({ limits: { picturesByAccount: { count: 2, seconds: 600 } } });

  test('counts toward the limit of images', async () => {
    const { accessToken: bearer } = await newSession(api);
    const form = await createForm({ file: { bytes: await createJpeg() } });
    const upload = () => api.call('PUT /shared/client/kyc/documents/selfie', { bearer, ...form });
    const statuses = [await upload(), await upload(), await upload()].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});
