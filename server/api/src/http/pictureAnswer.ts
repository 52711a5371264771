import { Type } from 'typebox';

/** Bytes of a picture, as an answer. */
export const PictureSchema = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });

/** For a picture that a player sent: it is shown as a picture or not at all, and opened alone it can do nothing. */
export const PICTURE_HEADERS = {
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};
