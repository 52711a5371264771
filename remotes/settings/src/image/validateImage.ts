import { PICTURE } from '@hashgrid/contracts';
import type { FormText } from '@hashgrid/ui';

/** Value of the `accept` attribute of file inputs. */
export const IMAGE_TYPES = PICTURE.types.join(',');

const BYTES_IN_MB = 1024 * 1024;
export const IMAGE_MAX_MB = PICTURE.maxBytes / BYTES_IN_MB;

/** Returns why the server would reject a file because of its declared type or its size; null if the server may accept it. */
export function validateImage({ type, size }: File): FormText | null {
  if (!PICTURE.types.some((allowed) => allowed === type)) return { text: 'Use a JPEG, PNG or WebP image.' };
  if (size > PICTURE.maxBytes)
    return {
      text: 'This image is %size% MB. The limit is %max% MB.',
      // The size is rounded up, so that it is always shown as larger than the limit.
      values: { size: Math.ceil((size / BYTES_IN_MB) * 10) / 10, max: IMAGE_MAX_MB },
    };
  return null;
}
