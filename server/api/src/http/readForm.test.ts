import { request, type ClientRequest } from 'node:http';
import { createForm, createJpeg } from '../../test/forms';
import { API_KEY, openTestApi } from '../../test/openTestApi';
import { newSession } from '../../test/players';
import { waitUntil } from '../../test/waitUntil';

const UPDATE = 'PUT /shared/client/profile/update';

describe('forms', () => {
  const api = openTestApi({ limits: { formsByAccount: { count: 20, seconds: 600 } } });

  test.each(['multipart/form-data', 'Multipart/Form-Data'])(
    'count toward the limit of their player before they are read: %s',
    async (type) => {
      const { accessToken: bearer } = await newSession(api);
      const headers = { 'content-type': `${type}; boundary=b` };
      const send = () => api.call(UPDATE, { bearer, headers, body: Buffer.from('no form') });
      for (let sent = 0; sent < 20; sent += 1) expect((await send()).status).toBe(400);
      expect((await send()).status).toBe(429);
      const other = await newSession(api);
      expect(
        (await api.call(UPDATE, { bearer: other.accessToken, ...(await createForm({ name: 'Ada' })) }))
          .status,
      ).toBe(200);
    },
  );
});

describe('slow forms', () => {
  // Polling sends forms, too.
  const unlimited = { count: 1_000_000, seconds: 600 };
  const api = openTestApi({ limits: { formsByAccount: unlimited, picturesByAccount: unlimited } });

  test('are read a few at a time per player', async () => {
    const url = await api.app.listen({ host: '127.0.0.1', port: 0 });
    const { accessToken: bearer } = await newSession(api);
    const slowUploads: ClientRequest[] = [];
    const startSlowUpload = () => {
      const upload = request(`${url}/api/v1/shared/client/profile/update`, {
        method: 'PUT',
        headers: {
          key: API_KEY,
          authorization: `Bearer ${bearer}`,
          'content-type': 'multipart/form-data; boundary=b',
        },
      });
      upload.on('error', () => undefined);
      upload.write('--b');
      slowUploads.push(upload);
    };
    const photo = { bytes: await createJpeg() };
    const sendPhoto = async (token: string) =>
      (await api.call(UPDATE, { bearer: token, ...(await createForm({ photo })) })).status;
    await waitUntil(async () => {
      const status = await sendPhoto(bearer);
      // One more after each poll: an upload that arrives during a poll may be refused.
      startSlowUpload();
      return status === 429;
    });
    const other = await newSession(api);
    expect(await sendPhoto(other.accessToken)).toBe(200);
    slowUploads.forEach((upload) => upload.destroy());
    await waitUntil(async () => (await sendPhoto(bearer)) === 200);
  });
});
