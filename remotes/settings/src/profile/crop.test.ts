import { MAX_ZOOM, moveCrop, createInitialCrop, zoomCrop, getZoom } from './crop';

const LANDSCAPE = { width: 1200, height: 800 };
const initialCrop = createInitialCrop(LANDSCAPE);

test('starts with the largest centered square', () => {
  expect(initialCrop).toEqual({ x: 200, y: 0, side: 800 });
  expect(createInitialCrop({ width: 300, height: 900 })).toEqual({ x: 0, y: 300, side: 300 });
  expect(getZoom(initialCrop, LANDSCAPE)).toBe(1);
});

test('moves the image with the pointer, and keeps the square covered', () => {
  expect(moveCrop(initialCrop, LANDSCAPE, { x: 0.1, y: 0 })).toEqual({ x: 120, y: 0, side: 800 });
  expect(moveCrop(initialCrop, LANDSCAPE, { x: 5, y: 5 })).toEqual({ x: 0, y: 0, side: 800 });
  expect(moveCrop(initialCrop, LANDSCAPE, { x: -5, y: -5 })).toEqual({ x: 400, y: 0, side: 800 });
});

test('keeps the center or the given point in place when it zooms', () => {
  expect(zoomCrop(initialCrop, LANDSCAPE, 2)).toEqual({ x: 400, y: 200, side: 400 });
  expect(zoomCrop(initialCrop, LANDSCAPE, 2, { x: 0, y: 1 })).toEqual({ x: 200, y: 400, side: 400 });
});

test('limits the zoom, and stays within the image when it zooms out', () => {
  expect(getZoom(zoomCrop(initialCrop, LANDSCAPE, 99), LANDSCAPE)).toBe(MAX_ZOOM);
  const corner = moveCrop(zoomCrop(initialCrop, LANDSCAPE, 4), LANDSCAPE, { x: -9, y: -9 });
  expect(corner).toEqual({ x: 1000, y: 600, side: 200 });
  expect(zoomCrop(corner, LANDSCAPE, 0.1)).toEqual({ x: 400, y: 0, side: 800 });
});
