import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { focusRing } from '../theme/mixins';
import { space, theme } from '../theme/theme';

interface TimeAgoProps {
  /** ISO time. */
  at: string;
  /** How long ago that was, in words. */
  relative: string;
  /** Date and time of day, shown while the words are pointed at or have the focus. */
  exact: string;
}

const Frame = styled.span`
  position: relative;
  display: inline-block;
  border-radius: 4px;
  text-decoration: underline dotted ${theme.color.fieldBorder};
  text-underline-offset: 0.25em;
  cursor: default;
  ${focusRing}
`;

const Bubble = styled.span<{ $shown: boolean }>`
  position: absolute;
  inset-block-end: calc(100% + ${space(1)});
  inset-inline-end: 0;
  z-index: ${theme.layer.header};
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
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

/** A time in words; the exact one shows on hover, focus and touch, and Escape takes it away. */
export function TimeAgo({ at, relative, exact }: TimeAgoProps) {
  const [isShown, setIsShown] = useState(false);
  const exactId = useId();
  const show = () => setIsShown(true);
  const hide = () => setIsShown(false);

  useEffect(() => {
    if (!isShown) return undefined;
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && setIsShown(false);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isShown]);

  return (
    <Frame
      tabIndex={0}
      aria-describedby={exactId}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      <time dateTime={at}>{relative}</time>
      <Bubble role="tooltip" id={exactId} $shown={isShown}>
        {exact}
      </Bubble>
    </Frame>
  );
}
