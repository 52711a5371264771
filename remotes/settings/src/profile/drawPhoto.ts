import { PHOTO_SIDE } from '@hashgrid/contracts';
import type { Crop } from './crop';

/** Browsers that cannot write it write PNG instead, which is as good to the server. */
const TYPE = 'image/webp';
const QUALITY = 0.92;

/**
 * Draws the crop of a picture as a photo of 512 by 512.
 * @throws {Error} when the browser has no memory for it.
 */
export async function drawPhoto(image: CanvasImageSource, { x, y, side }: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = PHOTO_SIDE;
  canvas.height = PHOTO_SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gave no canvas to draw the photo on.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, side, side, 0, 0, PHOTO_SIDE, PHOTO_SIDE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE, QUALITY));
  if (!blob) throw new Error('The browser could not write the photo.');
  return blob;
}
