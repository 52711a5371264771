import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { moved, zoomed, zoomOf, type Crop, type PictureSize, type Spot } from './crop';

/** Parts of the square's side that an arrow key moves the picture by; with Shift the larger one. */
const ARROW_STEP = { small: 0.02, large: 0.1 };
/** What a press of + zooms by. */
const KEY_ZOOM = 1.1;
/** The zoom doubles over that many px of a wheel. */
const WHEEL_DOUBLING_PX = 400;

const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const ZOOMS: Readonly<Record<string, number>> = { '+': KEY_ZOOM, '=': KEY_ZOOM, '-': 1 / KEY_ZOOM };

type ChangeCrop = (change: (crop: Crop) => Crop) => void;

const middleOf = (points: readonly Spot[]): Spot => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** How far apart two fingers are; one finger is never apart. */
const spreadOf = ([a, b]: readonly Spot[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** Zooms by a wheel; React's own handler could not keep the page from scrolling. */
function useWheelZoom(box: RefObject<HTMLElement | null>, size: PictureSize, change: ChangeCrop): void {
  useEffect(() => {
    const area = box.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const spot = spotIn(event.currentTarget as HTMLElement, event);
      const factor = 2 ** (-event.deltaY / WHEEL_DOUBLING_PX);
      change((crop) => zoomed(crop, size, zoomOf(crop, size) * factor, spot));
    };
    area?.addEventListener('wheel', onWheel, { passive: false });
    return () => area?.removeEventListener('wheel', onWheel);
  }, [box, size, change]);
}

/** Where the pointer is within an element, 0 to 1. */
function spotIn(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/** Moves by drag and arrow keys, zooms by pinch, wheel, + and −. The props go to the square that shows the crop. */
export function useCropGestures(size: PictureSize, change: ChangeCrop) {
  const box = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, Spot>());
  useWheelZoom(box, size, change);

  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    const held = pointers.current;
    if (!held.has(event.pointerId)) return;
    const before = [...held.values()];
    held.set(event.pointerId, spotIn(event.currentTarget, event));
    const after = [...held.values()];
    const [from, to] = [middleOf(before), middleOf(after)];
    const spread = spreadOf(before);
    const factor = spread > 0 ? spreadOf(after) / spread : 1;
    change((crop) => {
      const dragged = moved(crop, size, { x: to.x - from.x, y: to.y - from.y });
      return factor === 1 ? dragged : zoomed(dragged, size, zoomOf(dragged, size) * factor, to);
    });
  };

  const handlePointerEnd = (event: PointerEvent) => void pointers.current.delete(event.pointerId);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const factor = ZOOMS[event.key];
    if (arrow) {
      const step = event.shiftKey ? ARROW_STEP.large : ARROW_STEP.small;
      change((crop) => moved(crop, size, { x: arrow.x * step, y: arrow.y * step }));
    } else if (factor) change((crop) => zoomed(crop, size, zoomOf(crop, size) * factor));
    else return;
    event.preventDefault();
  };

  return {
    ref: box,
    tabIndex: 0,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, spotIn(event.currentTarget, event));
    },
    onPointerMove: handlePointerMove,
    onPointerUp: handlePointerEnd,
    onPointerCancel: handlePointerEnd,
    onKeyDown: handleKeyDown,
  };
}
