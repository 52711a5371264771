import { PHOTO_SIDE } from '@hashgrid/contracts';
import type { Crop } from './crop';

/** Browsers that can't encode WebP fall back to PNG, which the server accepts too. */
const TYPE = 'image/webp';
const QUALITY = 0.92;

/**
 * Draws the crop of an image as a square photo with a side of `PHOTO_SIDE` px.
 * @throws {Error} if the browser has no memory for the canvas or can't encode it
 */
export async function drawPhoto(image: CanvasImageSource, { x, y, side }: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = PHOTO_SIDE;
  canvas.height = PHOTO_SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Could not create a canvas for the photo.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, side, side, 0, 0, PHOTO_SIDE, PHOTO_SIDE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE, QUALITY));
  if (!blob) throw new Error('Could not encode the photo.');
  return blob;
}
