import { addPngTexts } from '../../test/addPngTexts';
import { createJpeg, createPicture } from '../../test/forms';
import { removePngText } from './removePngText';

test('removes all texts of a PNG and nothing else', async () => {
  const png = await createPicture().png().toBuffer();
  expect(removePngText(addPngTexts(png))).toEqual(png);
  expect(removePngText(png)).toEqual(png);
});

test('keeps what it cannot read as chunks', async () => {
  const png = await createPicture().png().toBuffer();
  const cutInChunk = png.subarray(0, -20);
  const cutInHead = png.subarray(0, 12);
  for (const bytes of [cutInChunk, cutInHead, await createJpeg()])
    expect(removePngText(bytes)).toEqual(bytes);
});
