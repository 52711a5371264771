import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import type { SyntheticEvent } from 'react';
import { focusRing } from '../theme/mixins';
import { space, theme } from '../theme/theme';

interface TimeAgoProps {
  /** ISO time. */
  at: string;
  /** The relative time in words. */
  relative: string;
  /** Date and time of day, for the tooltip. */
  exact: string;
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
  padding: ${space(1)} ${space(2)};
  border: 1px solid ${theme.color.fieldBorder};
  border-radius: ${theme.radius.field};
  background: ${theme.color.high};
  color: ${theme.color.text};
  font-size: ${theme.fontSize[12]};
  font-weight: 500;
  line-height: 1.5;
  white-space: nowrap;
`;

/** A relative time; the exact one shows on hover, focus and touch, and Escape hides it. */
export function TimeAgo({ at, relative, exact }: TimeAgoProps) {
  const [side, setSide] = useState<Side | null>(null);
  const exactId = useId();
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
      aria-describedby={exactId}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      <time dateTime={at}>{relative}</time>
      <Bubble role="tooltip" id={exactId} $side={side}>
        {exact}
      </Bubble>
    </Root>
  );
}
