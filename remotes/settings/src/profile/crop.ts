/** Size of an image in px. */
export interface ImageSize {
  width: number;
  height: number;
}

/** The square of an image that becomes the photo, in px of the image. */
export interface Crop {
  x: number;
  y: number;
  side: number;
}

/** Position within the square, or a distance, as fractions of its side; a position is measured from its left and top. */
export interface Point {
  x: number;
  y: number;
}

export const MAX_ZOOM = 4;
const CENTER: Point = { x: 0.5, y: 0.5 };

const getShorterSide = ({ width, height }: ImageSize) => Math.min(width, height);
const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** Moves a crop to the nearest position within the image. */
const clampCrop = ({ x, y, side }: Crop, { width, height }: ImageSize): Crop => ({
  x: clamp(x, 0, width - side),
  y: clamp(y, 0, height - side),
  side,
});

/** Returns the largest square in the center of an image. */
export function createInitialCrop(size: ImageSize): Crop {
  const side = getShorterSide(size);
  return { x: (size.width - side) / 2, y: (size.height - side) / 2, side };
}

/** Returns the zoom of a crop; at 1, it is as large as the image allows. */
export const getZoom = (crop: Crop, size: ImageSize): number => getShorterSide(size) / crop.side;

/** Moves the image under the square by a distance. The image always covers the square. */
export const moveCrop = (crop: Crop, size: ImageSize, { x, y }: Point): Crop =>
  clampCrop({ ...crop, x: crop.x - x * crop.side, y: crop.y - y * crop.side }, size);

/** Zooms to `zoom`, limited to 1 to `MAX_ZOOM`. Keeps the part of the image at `point` in place as far as possible. */
export function zoomCrop(crop: Crop, size: ImageSize, zoom: number, point: Point = CENTER): Crop {
  const side = getShorterSide(size) / clamp(zoom, 1, MAX_ZOOM);
  const shrinkage = crop.side - side;
  return clampCrop({ x: crop.x + shrinkage * point.x, y: crop.y + shrinkage * point.y, side }, size);
}
