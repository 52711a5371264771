import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { isShortcut } from '@hashgrid/ui';
import { moveCrop, zoomCrop, getZoom, type Crop, type ImageSize, type Point } from './crop';

/** Fractions of the square's side by which an arrow key moves the image; with Shift the larger one. */
const ARROW_STEP = { small: 0.02, large: 0.1 };
/** Factor by which the + key zooms in, and the − key out. */
const KEY_ZOOM = 1.1;
/** Wheel distance that doubles the zoom. */
const WHEEL_DOUBLING_PX = 400;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Factors by key; `=` is the + key without Shift on many keyboards. */
const ZOOMS: Readonly<Record<string, number>> = { '+': KEY_ZOOM, '=': KEY_ZOOM, '-': 1 / KEY_ZOOM };

type ChangeCrop = (change: (crop: Crop) => Crop) => void;

const getCenter = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** Distance between two pointers; 0 for a single one. */
const getDistance = ([a, b]: readonly Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** Zooms with the wheel. Adds its own listener, because React's is passive, so it can't prevent scrolling. */
function useWheelZoom(box: RefObject<HTMLElement | null>, size: ImageSize, change: ChangeCrop): void {
  useEffect(() => {
    const area = box.current;
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault();
      const point = getPointIn(event.currentTarget as HTMLElement, event);
      const factor = 2 ** (-event.deltaY / WHEEL_DOUBLING_PX);
      change((crop) => zoomCrop(crop, size, getZoom(crop, size) * factor, point));
    };
    area?.addEventListener('wheel', handleWheel, { passive: false });
    return () => area?.removeEventListener('wheel', handleWheel);
  }, [box, size, change]);
}

/** Returns the pointer's position within an element, 0 to 1. */
function getPointIn(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/**
 * Moves the image by dragging and arrow keys, and zooms it by pinching, the wheel, + and −. Returns props to spread on the crop
 * area.
 * @param change applies a function to the current crop
 */
export function useCropGestures(size: ImageSize, change: ChangeCrop) {
  const box = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, Point>());
  useWheelZoom(box, size, change);

  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    const active = pointers.current;
    if (!active.has(event.pointerId)) return;
    const before = [...active.values()];
    active.set(event.pointerId, getPointIn(event.currentTarget, event));
    const after = [...active.values()];
    const [from, to] = [getCenter(before), getCenter(after)];
    const distance = getDistance(before);
    const factor = distance > 0 ? getDistance(after) / distance : 1;
    change((crop) => {
      const dragged = moveCrop(crop, size, { x: to.x - from.x, y: to.y - from.y });
      return factor === 1 ? dragged : zoomCrop(dragged, size, getZoom(dragged, size) * factor, to);
    });
  };

  const handlePointerEnd = (event: PointerEvent) => void pointers.current.delete(event.pointerId);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (isShortcut(event)) return;
    const arrow = ARROWS[event.key];
    const factor = ZOOMS[event.key];
    if (arrow) {
      const step = event.shiftKey ? ARROW_STEP.large : ARROW_STEP.small;
      change((crop) => moveCrop(crop, size, { x: arrow.x * step, y: arrow.y * step }));
    } else if (factor) change((crop) => zoomCrop(crop, size, getZoom(crop, size) * factor));
    else return;
    event.preventDefault();
  };

  return {
    ref: box,
    tabIndex: 0,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, getPointIn(event.currentTarget, event));
    },
    onPointerMove: handlePointerMove,
    onPointerUp: handlePointerEnd,
    onPointerCancel: handlePointerEnd,
    onKeyDown: handleKeyDown,
  };
}
