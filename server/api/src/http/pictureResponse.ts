import { Type } from 'typebox';

/** The bytes of an image, as a response. */
export const PictureSchema = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });

/** Headers of an image that a player uploaded: browsers show it as an image or not at all, and it runs nothing when opened alone. */
export const PICTURE_HEADERS = {
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};
