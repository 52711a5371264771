import sharp from 'sharp';
import type { Profile } from '@hashgrid/contracts';
import { createForm, createJpeg, createPicture } from '../../test/forms';
import { openTestApi } from '../../test/openTestApi';
import { newSession } from '../../test/players';

type Parts = Parameters<typeof createForm>[0];

describe('profile', () => {
  const api = openTestApi({ limits: { picturesByAccount: { count: 8, seconds: 600 } } });

  const update = async (bearer: string, parts: Parts) =>
    api.call<Profile>('PUT /shared/client/profile/update', { bearer, ...(await createForm(parts)) });
  const readProfile = async (bearer: string) =>
    (await api.call<Profile>('GET /shared/client/profile', { bearer })).body.data;
  const open = (url: string) => api.app.inject(url);

  async function uploadPhoto(bytes: Buffer, type?: string) {
    const { accessToken } = await newSession(api);
    const { status, body } = await update(accessToken, { photo: { bytes, type } });
    if (status !== 200) return { status, errors: body.errors };
    const url = body.data.photo.completedUrl!;
    return { status, url, accessToken, photo: (await open(url)).rawPayload };
  }

  test('[C11] [E7] updates name, country and photo in one form', async () => {
    const { accessToken, username } = await newSession(api);
    const { status, body } = await update(accessToken, {
      name: '  Ada Lovelace ',
      country: 'GB',
      photo: { bytes: await createJpeg() },
    });
    expect([status, body.message]).toEqual([200, 'Profile saved.']);
    expect(body.data).toMatchObject({ username, name: 'Ada Lovelace', country: 'GB' });
    expect(body.data.photo.completedUrl).toMatch(/^\/api\/v1\/public\/pictures\/[\w-]{43}\.webp$/);
    expect(await readProfile(accessToken)).toEqual(body.data);
  });

  test('[C11] keeps missing fields and clears empty ones', async () => {
    const { accessToken } = await newSession(api);
    await update(accessToken, { name: 'Ada', country: 'GB', photo: { bytes: await createJpeg() } });
    expect((await update(accessToken, { name: '' })).body.data).toMatchObject({ name: null, country: 'GB' });
    expect((await update(accessToken, { country: '' })).body.data.country).toBeNull();
    expect((await readProfile(accessToken)).photo.completedUrl).not.toBeNull();
    const unchanged = await readProfile(accessToken);
    expect((await update(accessToken, {})).body).toEqual({ message: 'Profile saved.', data: unchanged });
    expect((await update(accessToken, { removePhoto: 'true' })).body.data.photo.completedUrl).toBeNull();
  });

  test('serves the photo without a login, cacheable forever by browsers alone, and only as an image', async () => {
    const { url, photo } = await uploadPhoto(await createJpeg());
    const { statusCode, headers } = await open(url!);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const { format, width, height } = await sharp(photo).metadata();
    expect([format, width, height]).toEqual(['webp', 512, 512]);
  });

  test('serves a new photo at a new URL and removes the old one', async () => {
    const { url, accessToken } = await uploadPhoto(await createJpeg());
    const { body } = await update(accessToken!, { photo: { bytes: await createJpeg(50, 50) } });
    expect(body.data.photo.completedUrl).not.toBe(url);
    expect((await open(url!)).statusCode).toBe(404);
    expect((await open(body.data.photo.completedUrl!)).statusCode).toBe(200);
    for (const name of ['x.webp', `${'a'.repeat(43)}.webp`, `${'a'.repeat(43)}.svg`, '%2e%2e%2fsecret'])
      expect((await open(`/api/v1/public/pictures/${name}`)).statusCode).toBe(404);
  });

  test.each(['jpeg', 'png', 'webp'] as const)(
    'accepts a %s by its content, whatever its declared type',
    async (format) => {
      expect((await uploadPhoto(await createPicture().toFormat(format).toBuffer(), 'text/html')).status).toBe(
        200,
      );
    },
  );

  test('removes all metadata, such as location, owner and orientation', async () => {
    const bytes = await createPicture(60, 30)
      .withExif({ IFD0: { Copyright: 'Ada Lovelace' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { photo } = await uploadPhoto(bytes);
    const { exif, icc, xmp, orientation } = await sharp(photo).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(photo!.includes('Ada')).toBe(false);
  });

  test('crops an image to its center square', async () => {
    const middle = await createPicture(30, 30).png().toBuffer();
    const bytes = await sharp({ create: { width: 90, height: 30, channels: 3, background: '#f00' } })
      .composite([{ input: middle, left: 30, top: 0 }])
      .png()
      .toBuffer();
    const { photo } = await uploadPhoto(bytes);
    const edges = await Promise.all(
      [20, 490].map((left) => sharp(photo).extract({ left, top: 256, width: 1, height: 1 }).raw().toBuffer()),
    );
    for (const [red = 255, green = 0] of edges) expect([red < 90, green > 120]).toEqual([true, true]);
  });

  test('uses the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['#f00', '#00f'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animation = await sharp(
      frames.map((frame: Buffer) => new Uint8Array(frame)),
      { join: { animated: true } },
    )
      .webp()
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(2);
    const { photo } = await uploadPhoto(animation);
    expect((await sharp(photo).metadata()).pages).toBeUndefined();
    expect((await sharp(photo).stats()).dominant).toMatchObject({ b: 8 });
  });

  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['a text file', () => Buffer.from('<script>alert(1)</script>'), 'Use a JPEG, PNG or WebP image.'],
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'Use a JPEG, PNG or WebP image.',
    ],
    ['a GIF', () => createPicture().gif().toBuffer(), 'Use a JPEG, PNG or WebP image.'],
    ['an empty file', () => Buffer.alloc(0), 'Use a JPEG, PNG or WebP image.'],
    [
      'a page that begins like a JPEG',
      () => Buffer.from('\xff\xd8\xff<html><script>', 'latin1'),
      'We couldn’t read this image.',
    ],
    [
      'a truncated image',
      async () => {
        const whole = await sharp({
          create: { width: 300, height: 300, channels: 3, background: '#000', noise: { type: 'gaussian' } },
        })
          .jpeg()
          .toBuffer();
        return whole.subarray(0, whole.length / 2) as Buffer;
      },
      'We couldn’t read this image.',
    ],
    [
      'a side of more than 8000 pixels',
      () => createJpeg(8001, 2),
      'Choose an image up to 8000 px per side and 40 megapixels.',
    ],
    [
      'a small file with very many pixels',
      () => createPicture(7000, 7000).png().toBuffer(),
      'Choose an image up to 8000 px per side and 40 megapixels.',
    ],
    ['more than 5 MB', () => Buffer.alloc(5 * 1024 * 1024 + 1, 0xff), 'Choose an image up to 5 MB.'],
  ])('[A14] [C11] rejects %s with an error on the field', async (_name, make, message) => {
    expect(await uploadPhoto(await make())).toEqual({ status: 422, errors: { photo: [message] } });
  });

  test.each<[string, Parts, object]>([
    ['a name of 61 characters', { name: 'x'.repeat(61) }, { name: ['Use 60 characters or fewer.'] }],
    [
      'a name with a bidirectional control',
      { name: 'Ada\u202Egnp.exe' },
      { name: ['This contains characters that aren’t allowed.'] },
    ],
    ['an unknown country', { country: 'XX' }, { country: ['Choose a country.'] }],
    ['a country in lower case', { country: 'gb' }, { country: ['Choose a country.'] }],
    ['an unknown field', { email: 'new@example.com' }, { email: ['Unknown field.'] }],
    ['the ID of another account', { name: 'Ada', accountId: 'another' }, { accountId: ['Unknown field.'] }],
    ['a photo as text', { photo: 'data:image/png;base64,AAAA' }, { photo: ['Unknown field.'] }],
    ['an invalid value of removePhoto', { removePhoto: 'yes' }, { removePhoto: ['Enter a valid value.'] }],
  ])('[A14] [C11] rejects %s and changes nothing', async (_name, parts, errors) => {
    const { accessToken } = await newSession(api);
    const before = await readProfile(accessToken);
    const { status, body } = await update(accessToken, parts);
    expect([status, body.errors]).toEqual([422, errors]);
    expect(await readProfile(accessToken)).toEqual(before);
  });

  test('rejects a file in another field, a photo that is also removed, and two files', async () => {
    const { accessToken } = await newSession(api);
    const bytes = await createJpeg();
    expect((await update(accessToken, { passport: { bytes } })).body.errors).toHaveProperty('passport');
    expect((await update(accessToken, { photo: { bytes }, removePhoto: 'true' })).status).toBe(422);
    expect((await update(accessToken, { photo: { bytes }, other: { bytes } })).status).toBe(422);
    expect((await readProfile(accessToken)).photo.completedUrl).toBeNull();
  });

  test('keeps a name in another script with emoji unchanged', async () => {
    const { accessToken } = await newSession(api);
    const name = 'نگار \u200c 👩‍🚀';
    expect((await update(accessToken, { name })).body.data.name).toBe(name);
  });

  test('[C11] accepts only a form with a bearer token', async () => {
    const { accessToken } = await newSession(api);
    const json = await api.call('PUT /shared/client/profile/update', {
      bearer: accessToken,
      body: { name: 'x' },
    });
    expect(json.status).toBe(415);
    const sent = await createForm({ name: 'Ada' });
    const cookie = { ...sent.headers, cookie: `accessToken=${accessToken}` };
    expect((await api.call('PUT /shared/client/profile/update', { ...sent, headers: cookie })).status).toBe(
      401,
    );
    const elsewhere = await api.call('POST /auth/client/gg-2fa/setup', { bearer: accessToken, ...sent });
    expect(elsewhere.status).toBe(415);
  });

  test('rejects a body that is not a form, is too large, or has too many, long-named, repeated, unknown or cut parts', async () => {
    const { accessToken } = await newSession(api);
    const send = (body: Buffer, boundary = 'boundary=b') =>
      api.call('PUT /shared/client/profile/update', {
        bearer: accessToken,
        body,
        headers: { 'content-type': `multipart/form-data; ${boundary}` },
      });
    const part = '--b\r\ncontent-disposition: form-data; name="name"\r\n\r\nAda\r\n';
    expect((await send(Buffer.from(`${part}--b--\r\n`))).status).toBe(200);
    expect((await send(Buffer.from('no form at all'))).status).toBe(400);
    expect((await send(Buffer.from(part), 'limit=none')).status).toBe(400);
    expect((await send(Buffer.from(`${part.repeat(21)}--b--\r\n`))).status).toBe(413);
    const other = ['xboundary=none; boundary=b', 'a="boundary=none"; boundary=b'];
    for (const boundary of other)
      expect((await send(Buffer.from(`${part.repeat(21)}--b--\r\n`), boundary)).status).toBe(400);
    const large = await send(Buffer.alloc(30 * 1024 * 1024));
    expect(large.status).toBe(413);
    expect(large.body.errors).toEqual({ photo: ['Choose an image up to 5 MB.'] });
    const twice = await send(Buffer.from(`${part}${part}--b--\r\n`));
    expect(twice.body.errors).toEqual({ name: ['Enter a valid value.'] });
    const longNamed = part.replace('"name"', `"${'x'.repeat(8192)}"`);
    expect((await send(Buffer.from(`${longNamed}--b--\r\n`))).status).toBe(413);
    expect((await send(Buffer.from(part.slice(0, 30)))).status).toBe(400);
    const hidden = part.replace('"name"', '"[object Object]"');
    expect((await send(Buffer.from(`${hidden}--b--\r\n`))).status).toBe(422);
  });

  test('limits the rate of photo uploads', async () => {
    const { accessToken } = await newSession(api);
    const bytes = await createJpeg(4, 4);
    const responses: Awaited<ReturnType<typeof update>>[] = [];
    // One player may upload four forms at a time.
    for (let batch = 0; batch < 3; batch += 1)
      responses.push(
        ...(await Promise.all(Array.from({ length: 4 }, () => update(accessToken, { photo: { bytes } })))),
      );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(8);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(4);
    const pictures = await api.database.query(
      'select 1 from pictures join accounts on accounts.id = account_id where email = $1',
      [(await readProfile(accessToken)).email],
    );
    expect(pictures).toHaveLength(1);
  });
});
