import sharp, { type Metadata } from 'sharp';
import { addPngTexts } from '../../test/addPngTexts';
import { createProgressiveJpeg } from '../../test/createProgressiveJpeg';
import { createPicture } from '../../test/forms';
import { reencodePicture } from './reencodePicture';

const reencode = (bytes: Buffer) =>
  reencodePicture('photo', bytes, { accountId: 'ada', convert: (picture) => picture.resize(8, 8).png() });

const toError = (message: string) => ({ errors: { photo: [message] } });

test('converts a JPEG in 200 scans', async () => {
  const { format, width } = await sharp(await reencode(createProgressiveJpeg(200))).metadata();
  expect([format, width]).toEqual(['png', 8]);
});

test('rejects a JPEG in more than 200 scans, because the decoder ignores the time limit', async () => {
  await expect(reencode(createProgressiveJpeg(201))).rejects.toMatchObject(
    toError('We couldn’t read this image.'),
  );
});

test('converts an image with 16 bits per channel', async () => {
  const bytes = await createPicture().toColourspace('rgb16').png().toBuffer();
  expect((await sharp(bytes).metadata()).depth).toBe('ushort');
  expect((await sharp(await reencode(bytes)).metadata()).width).toBe(8);
});

test('rejects an image with 16 bits per channel that needs more memory than 40 megapixels with 8 bits', async () => {
  const bytes = await sharp({ create: { width: 7000, height: 3000, channels: 4, background: '#2a7' } })
    .toColourspace('rgb16')
    .png({ compressionLevel: 1 })
    .toBuffer();
  await expect(reencode(bytes)).rejects.toMatchObject(
    toError('This image has 16 bits per channel. Save it with 8, or choose one up to 20 megapixels.'),
  );
});

test('decodes a PNG without its texts, which the decoder would inflate whatever the time limit', async () => {
  const bytes = addPngTexts(await createPicture().png().toBuffer());
  expect((await sharp(bytes).metadata()).comments).toHaveLength(3);
  let decoded: Promise<Metadata> | undefined;
  await reencodePicture('photo', bytes, {
    accountId: 'ada',
    convert: (picture) => {
      decoded = picture.clone().metadata();
      return picture.png();
    },
  });
  const { comments, width } = (await decoded)!;
  expect([comments, width]).toEqual([undefined, 400]);
});
