import { MAX_ZOOM, moved, wholeCrop, zoomed, zoomOf } from './crop';

const LANDSCAPE = { width: 1200, height: 800 };
const whole = wholeCrop(LANDSCAPE);

test('it begins with the largest square in the middle', () => {
  expect(whole).toEqual({ x: 200, y: 0, side: 800 });
  expect(wholeCrop({ width: 300, height: 900 })).toEqual({ x: 0, y: 300, side: 300 });
  expect(zoomOf(whole, LANDSCAPE)).toBe(1);
});

test('the picture follows the hand, and never leaves an edge bare', () => {
  expect(moved(whole, LANDSCAPE, { x: 0.1, y: 0 })).toEqual({ x: 120, y: 0, side: 800 });
  expect(moved(whole, LANDSCAPE, { x: 5, y: 5 })).toEqual({ x: 0, y: 0, side: 800 });
  expect(moved(whole, LANDSCAPE, { x: -5, y: -5 })).toEqual({ x: 400, y: 0, side: 800 });
});

test('a zoom keeps the middle, or the spot it is told, where it is', () => {
  expect(zoomed(whole, LANDSCAPE, 2)).toEqual({ x: 400, y: 200, side: 400 });
  expect(zoomed(whole, LANDSCAPE, 2, { x: 0, y: 1 })).toEqual({ x: 200, y: 400, side: 400 });
});

test('the zoom has limits, and zooming out does not leave the picture', () => {
  expect(zoomOf(zoomed(whole, LANDSCAPE, 99), LANDSCAPE)).toBe(MAX_ZOOM);
  const corner = moved(zoomed(whole, LANDSCAPE, 4), LANDSCAPE, { x: -9, y: -9 });
  expect(corner).toEqual({ x: 1000, y: 600, side: 200 });
  expect(zoomed(corner, LANDSCAPE, 0.1)).toEqual({ x: 400, y: 0, side: 800 });
});
