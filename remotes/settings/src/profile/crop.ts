/** Size of a picture, in its own pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The square of a picture that becomes the photo, in pixels of the picture. */
export interface Crop {
  x: number;
  y: number;
  side: number;
}

/** A place within the square, 0 to 1 from its start and its top. */
export interface Spot {
  x: number;
  y: number;
}

export const MAX_ZOOM = 4;
const CENTRE: Spot = { x: 0.5, y: 0.5 };

const shorterSide = ({ width, height }: PictureSize) => Math.min(width, height);
const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** The nearest square of that size that lies within the picture. */
const within = ({ x, y, side }: Crop, { width, height }: PictureSize): Crop => ({
  x: clamp(x, 0, width - side),
  y: clamp(y, 0, height - side),
  side,
});

/** The largest square in the middle. */
export function wholeCrop(size: PictureSize): Crop {
  const side = shorterSide(size);
  return { x: (size.width - side) / 2, y: (size.height - side) / 2, side };
}

/** 1 shows as much of the picture as a square can. */
export const zoomOf = (crop: Crop, size: PictureSize): number => shorterSide(size) / crop.side;

/** Moves the picture below the square, by parts of the square's side; it never leaves an edge of the square bare. */
export const moved = (crop: Crop, size: PictureSize, { x, y }: Spot): Crop =>
  within({ ...crop, x: crop.x - x * crop.side, y: crop.y - y * crop.side }, size);

/** Zooms to `zoom`, within its limits; what is at `spot` stays there as far as the picture reaches. */
export function zoomed(crop: Crop, size: PictureSize, zoom: number, spot: Spot = CENTRE): Crop {
  const side = shorterSide(size) / clamp(zoom, 1, MAX_ZOOM);
  const lost = crop.side - side;
  return within({ x: crop.x + lost * spot.x, y: crop.y + lost * spot.y, side }, size);
}
