import { useEffect, useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { isRightToLeft } from '../text/isRightToLeft';

/** Edge of the element that a tooltip is aligned with. */
export type TooltipSide = 'start' | 'end';

/** Returns the edge to align the tooltip with, so that it extends toward the middle of the window. */
function chooseSide(element: HTMLElement): TooltipSide {
  const { left, right } = element.getBoundingClientRect();
  const isLeftHalf = (left + right) / 2 < window.innerWidth / 2;
  return isLeftHalf === isRightToLeft(element) ? 'end' : 'start';
}

/** Holds the state of a tooltip, which shows on hover, focus and touch. Escape and a touch elsewhere hide it; `side` is null while it is hidden. */
export function useTooltip() {
  const [shown, setShown] = useState<{ side: TooltipSide; element: Element } | null>(null);
  const tipId = useId();
  const show = ({ currentTarget: element }: SyntheticEvent<HTMLElement>) =>
    setShown({ side: chooseSide(element), element });
  const hide = () => setShown(null);

  useEffect(() => {
    if (!shown) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around the tooltip stays open.
      event.preventDefault();
      setShown(null);
    };
    const handlePointerDown = ({ target }: PointerEvent) =>
      target instanceof Node && !shown.element.contains(target) && setShown(null);
    // Captured, because a dialog around the tooltip has added its handler before.
    document.addEventListener('keydown', handleKeyDown, true);
    document.addEventListener('pointerdown', handlePointerDown);
    return () => {
      document.removeEventListener('keydown', handleKeyDown, true);
      document.removeEventListener('pointerdown', handlePointerDown);
    };
  }, [shown]);

  const handlers = { onPointerEnter: show, onPointerLeave: hide, onFocus: show, onBlur: hide };
  return { tipId, side: shown?.side ?? null, show, handlers };
}
