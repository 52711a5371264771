import { PICTURE } from '@hashgrid/contracts';
import type { FormText } from '@hashgrid/ui';

/** For `<input accept>`. */
export const PICTURE_TYPES = PICTURE.types.join(',');

const BYTES_IN_MB = 1024 * 1024;
export const PICTURE_MAX_MB = PICTURE.maxBytes / BYTES_IN_MB;

/** Why the server would not take a file as a picture, as far as its name tag tells; null when it may. */
export function checkPicture({ type, size }: File): FormText | null {
  if (!PICTURE.types.some((allowed) => allowed === type)) return { text: 'Use a JPEG, PNG or WebP image.' };
  if (size > PICTURE.maxBytes)
    return {
      text: 'This image is %size% MB. The limit is %max% MB.',
      values: { size: Math.ceil((size / BYTES_IN_MB) * 10) / 10, max: PICTURE_MAX_MB },
    };
  return null;
}
