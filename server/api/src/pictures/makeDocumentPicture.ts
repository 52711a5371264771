import { reencodePicture } from './reencodePicture';

/** Longest side of a stored image; reviewers need no more detail. */
const MAX_SIDE = 2400;
/** Shortest side on which a reviewer can still read the text of an ID card that fills the image. */
const MIN_SIDE = 300;
const QUALITY = 86;

/**
 * Converts an upload to a JPEG of the whole document or face. Throws a field error on `field` when it isn't a valid image, or is too small
 * to read.
 */
export const makeDocumentPicture = (field: string, bytes: Buffer, accountId: string): Promise<Buffer> =>
  reencodePicture(field, bytes, {
    accountId,
    minSide: MIN_SIDE,
    convert: (picture) =>
      picture
        .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#fff' })
        .jpeg({ quality: QUALITY }),
  });
