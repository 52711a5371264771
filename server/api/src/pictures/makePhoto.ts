import { PHOTO_SIDE } from '@hashgrid/contracts';
import { reencodePicture } from './reencodePicture';

const QUALITY = 84;

/** Converts an upload to a profile photo: its center as a square WebP. Throws a field error on `field` when it isn't a valid image. */
export const makePhoto = (field: string, bytes: Buffer, accountId: string): Promise<Buffer> =>
  reencodePicture(field, bytes, {
    accountId,
    convert: (picture) => picture.resize(PHOTO_SIDE, PHOTO_SIDE, { fit: 'cover' }).webp({ quality: QUALITY }),
  });
