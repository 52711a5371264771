import sharp, { type Sharp } from 'sharp';
import { PICTURE } from '@hashgrid/contracts';
import { FIELD_MESSAGES } from '../messages';
import { fieldError } from '../DomainError';
import { createFairQueue } from './createFairQueue';
import { PNG_SIGNATURE, removePngText } from './removePngText';

// Images are read once; uploads aren't cached in memory.
sharp.cache(false);

/** Largest image to decode: a small file can contain a huge image. */
const MAX_PIXELS = 40_000_000;
/** Size of the largest decoded image, of 8-bit RGBA. One with 16 bits may have half as many pixels, or more if it has fewer channels. */
const MAX_DECODED_BYTES = 4 * MAX_PIXELS;
/**
 * Above the number of scans in any real progressive JPEG. Each scan passes over the whole image, which the time limit can't interrupt, and
 * needs only a few bytes of the file.
 */
const MAX_SCANS = 200;
/** Time limit of a conversion. */
const MAX_SECONDS = 20;

/** First bytes of the accepted formats, whatever the file's name; null matches any byte. */
const SIGNATURES: readonly (readonly (number | null)[])[] = [
  [0xff, 0xd8, 0xff],
  [...PNG_SIGNATURE],
  [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
];

const hasPictureSignature = (bytes: Buffer) =>
  SIGNATURES.some((signature) => signature.every((byte, index) => byte === null || byte === bytes[index]));

const START_OF_SCAN = new Uint8Array([0xff, 0xda]);

/** Returns whether a JPEG has too many scans. In compressed data, 0 follows each 0xFF, so these bytes are hardly ever anything else. */
function hasManyScans(bytes: Buffer): boolean {
  let scans = 0;
  for (let at = bytes.indexOf(START_OF_SCAN); at >= 0; at = bytes.indexOf(START_OF_SCAN, at + 2)) {
    scans += 1;
    if (scans > MAX_SCANS) return true;
  }
  return false;
}

/** One conversion at a time: each may take much memory, and many at once would delay logins. */
const queue = createFairQueue();

interface Conversion {
  /** Account whose upload it is; accounts take turns. */
  accountId: string;
  /** Length of the shorter side below which an image is rejected. */
  minSide?: number;
  /** Sets the size and the format of the result. */
  convert: (picture: Sharp) => Sharp;
}

/**
 * Converts an uploaded JPEG, PNG or WebP. The result has no metadata of the upload. Throws a field error on `field` when it isn't a valid
 * image, or is too large or too small.
 */
export async function reencodePicture(
  field: string,
  upload: Buffer,
  { accountId, minSide = 0, convert }: Conversion,
): Promise<Buffer> {
  if (!hasPictureSignature(upload)) throw fieldError(field, FIELD_MESSAGES.unsupportedImageType);
  const bytes = removePngText(upload);
  const throwUnreadable = () => {
    throw fieldError(field, FIELD_MESSAGES.unreadableImage);
  };
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata().catch(throwUnreadable);
  const { format, width, height, channels, depth } = metadata;
  if (format === 'jpeg' && hasManyScans(bytes)) throwUnreadable();
  const pixels = width * height;
  const bytesPerPixel = depth === 'uchar' ? channels : 2 * channels;
  if (Math.max(width, height) > PICTURE.maxSide || pixels > MAX_PIXELS)
    throw fieldError(field, FIELD_MESSAGES.imageDimensionsTooLarge);
  if (pixels * bytesPerPixel > MAX_DECODED_BYTES) throw fieldError(field, FIELD_MESSAGES.imageDepthTooLarge);
  if (Math.min(width, height) < minSide) throw fieldError(field, FIELD_MESSAGES.imageDimensionsTooSmall);
  // Only the first frame of an animation is read; metadata is dropped by default.
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
  return queue
    .run(accountId, () => convert(picture).timeout({ seconds: MAX_SECONDS }).toBuffer())
    .catch(throwUnreadable);
}
