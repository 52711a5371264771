import { reencodePicture } from './reencodePicture';

/** Longest side of a stored image; reviewers need no more detail. */
const MAX_SIDE = 2400;
const QUALITY = 86;

/** Converts an upload to a JPEG of the whole document or face. Throws a field error on `field` when it isn't a valid image. */
export const makeDocumentPicture = (field: string, bytes: Buffer): Promise<Buffer> =>
  reencodePicture(field, bytes, (picture) =>
    picture
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: QUALITY }),
  );
