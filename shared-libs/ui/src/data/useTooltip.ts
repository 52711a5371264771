import { useEffect, useId, useState } from 'react';
import type { SyntheticEvent } from 'react';

/** Edge of the element that a tooltip is aligned with. */
export type TooltipSide = 'start' | 'end';

/** Returns the edge to align the tooltip with, so that it grows towards the middle of the window. */
function chooseSide(words: HTMLElement): TooltipSide {
  const { left, right } = words.getBoundingClientRect();
  const isLeftHalf = (left + right) / 2 < window.innerWidth / 2;
  const isRightToLeft = getComputedStyle(words).direction === 'rtl';
  return isLeftHalf === isRightToLeft ? 'end' : 'start';
}

/** A tooltip that shows on hover, focus and touch; Escape and a touch elsewhere hide it. */
export function useTooltip() {
  const [shown, setShown] = useState<{ side: TooltipSide; element: Element } | null>(null);
  const tipId = useId();
  const show = ({ currentTarget: element }: SyntheticEvent<HTMLElement>) =>
    setShown({ side: chooseSide(element), element });
  const hide = () => setShown(null);

  useEffect(() => {
    if (!shown) return undefined;
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && setShown(null);
    const onPointerDown = ({ target }: PointerEvent) =>
      target instanceof Node && !shown.element.contains(target) && setShown(null);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [shown]);

  const handlers = { onPointerEnter: show, onPointerLeave: hide, onFocus: show, onBlur: hide };
  return { tipId, side: shown?.side ?? null, show, handlers };
}
