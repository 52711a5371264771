import sharp, { type Sharp } from 'sharp';
import { PHOTO_SIDE, PICTURE } from '@hashgrid/contracts';
import { FIELD_MESSAGES } from '../messages';
import { fieldError } from '../DomainError';

// Images are read once; uploads aren't cached in memory.
sharp.cache(false);

/** Largest image to decode: a small file can contain a huge image. */
const MAX_PIXELS = 40_000_000;
const MAX_SECONDS = 20;
const PHOTO_QUALITY = 84;
/** Longest side of a stored document image; reviewers need no more detail. */
const DOCUMENT_SIDE = 2400;
const DOCUMENT_QUALITY = 86;

/** First bytes of the accepted formats, whatever the file's name; null matches any byte. */
const SIGNATURES: readonly (readonly (number | null)[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
];

const hasPictureSignature = (bytes: Buffer) =>
  SIGNATURES.some((signature) => signature.every((byte, index) => byte === null || byte === bytes[index]));

let lastConversion: Promise<unknown> = Promise.resolve();

/** Runs one conversion at a time: each may take much memory, and many at once would delay logins. */
function runExclusively<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = lastConversion.then(work);
  lastConversion = result.catch(() => undefined);
  return result;
}

async function reencode(field: string, bytes: Buffer, convert: (picture: Sharp) => Sharp): Promise<Buffer> {
  if (!hasPictureSignature(bytes)) throw fieldError(field, FIELD_MESSAGES.unsupportedImageType);
  const throwUnreadable = () => {
    throw fieldError(field, FIELD_MESSAGES.unreadableImage);
  };
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(throwUnreadable);
  const isTooLarge = Math.max(width, height) > PICTURE.maxSide || width * height > MAX_PIXELS;
  if (isTooLarge) throw fieldError(field, FIELD_MESSAGES.imageDimensionsTooLarge);
  // Only the first frame of an animation is read; metadata is dropped by default.
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
  return runExclusively(() => convert(picture).timeout({ seconds: MAX_SECONDS }).toBuffer()).catch(
    throwUnreadable,
  );
}

/** Converts an upload to a profile photo: its center as a square WebP. Throws a field error on `field` when it isn't a valid image. */
export const makePhoto = (field: string, bytes: Buffer): Promise<Buffer> =>
  reencode(field, bytes, (picture) =>
    picture.resize(PHOTO_SIDE, PHOTO_SIDE, { fit: 'cover' }).webp({ quality: PHOTO_QUALITY }),
  );

/** Converts an upload to a JPEG of the whole document or face. Throws a field error on `field` when it isn't a valid image. */
export const makeDocumentPicture = (field: string, bytes: Buffer): Promise<Buffer> =>
  reencode(field, bytes, (picture) =>
    picture
      .resize(DOCUMENT_SIDE, DOCUMENT_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: DOCUMENT_QUALITY }),
  );
