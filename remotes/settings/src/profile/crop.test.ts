import { MAX_ZOOM, moveCrop, createInitialCrop, zoomCrop, getZoom } from './crop';

const LANDSCAPE = { width: 1200, height: 800 };
const whole = createInitialCrop(LANDSCAPE);

test('starts with the largest centered square', () => {
  expect(whole).toEqual({ x: 200, y: 0, side: 800 });
  expect(createInitialCrop({ width: 300, height: 900 })).toEqual({ x: 0, y: 300, side: 300 });
  expect(getZoom(whole, LANDSCAPE)).toBe(1);
});

test('the image follows the pointer and always covers the square', () => {
  expect(moveCrop(whole, LANDSCAPE, { x: 0.1, y: 0 })).toEqual({ x: 120, y: 0, side: 800 });
  expect(moveCrop(whole, LANDSCAPE, { x: 5, y: 5 })).toEqual({ x: 0, y: 0, side: 800 });
  expect(moveCrop(whole, LANDSCAPE, { x: -5, y: -5 })).toEqual({ x: 400, y: 0, side: 800 });
});

test('a zoom keeps the center or the given point in place', () => {
  expect(zoomCrop(whole, LANDSCAPE, 2)).toEqual({ x: 400, y: 200, side: 400 });
  expect(zoomCrop(whole, LANDSCAPE, 2, { x: 0, y: 1 })).toEqual({ x: 200, y: 400, side: 400 });
});

test('the zoom has limits, and zooming out stays within the image', () => {
  expect(getZoom(zoomCrop(whole, LANDSCAPE, 99), LANDSCAPE)).toBe(MAX_ZOOM);
  const corner = moveCrop(zoomCrop(whole, LANDSCAPE, 4), LANDSCAPE, { x: -9, y: -9 });
  expect(corner).toEqual({ x: 1000, y: 600, side: 200 });
  expect(zoomCrop(corner, LANDSCAPE, 0.1)).toEqual({ x: 400, y: 0, side: 800 });
});
