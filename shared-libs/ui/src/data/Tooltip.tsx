import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import type { ReactNode, SyntheticEvent } from 'react';
import { focusRing } from '../theme/mixins';
import { space, theme } from '../theme/theme';

interface TooltipProps {
  /** What the children leave out; also their accessible description. */
  tip: ReactNode;
  /** A short text. */
  children: ReactNode;
}

type Side = 'start' | 'end';

/** Returns the edge to align the tooltip with, so that it grows towards the middle of the window. */
function chooseSide(words: HTMLElement): Side {
  const { left, right } = words.getBoundingClientRect();
  const isLeftHalf = (left + right) / 2 < window.innerWidth / 2;
  const isRightToLeft = getComputedStyle(words).direction === 'rtl';
  return isLeftHalf === isRightToLeft ? 'end' : 'start';
}

const Root = styled.span`
  position: relative;
  display: inline-block;
  border-radius: 4px;
  text-decoration: underline dotted ${theme.color.fieldBorder};
  text-underline-offset: 0.25em;
  cursor: default;
  ${focusRing}
`;

const Bubble = styled.span<{ $side: Side | null }>`
  display: ${({ $side }) => ($side ? 'block' : 'none')};
  position: absolute;
  inset-block-end: calc(100% + ${space(1)});
  inset-inline: ${({ $side }) => ($side === 'start' ? '0 auto' : 'auto 0')};
  z-index: ${theme.layer.header};
  inline-size: max-content;
  max-inline-size: min(320px, 60vw);
  padding: ${space(1)} ${space(2)};
  border: 1px solid ${theme.color.fieldBorder};
  border-radius: ${theme.radius.field};
  background: ${theme.color.high};
  color: ${theme.color.text};
  font-size: ${theme.fontSize[12]};
  font-weight: 500;
  line-height: 1.5;
`;

/** A short text with details that show on hover, focus and touch; Escape hides them. */
export function Tooltip({ tip, children }: TooltipProps) {
  const [side, setSide] = useState<Side | null>(null);
  const tipId = useId();
  const isShown = side !== null;
  const show = (event: SyntheticEvent<HTMLElement>) => setSide(chooseSide(event.currentTarget));
  const hide = () => setSide(null);

  useEffect(() => {
    if (!isShown) return undefined;
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && setSide(null);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isShown]);

  return (
    <Root
      tabIndex={0}
      aria-describedby={tipId}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {children}
      <Bubble role="tooltip" id={tipId} $side={side}>
        {tip}
      </Bubble>
    </Root>
  );
}
