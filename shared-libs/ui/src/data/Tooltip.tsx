import styled from 'styled-components';
import type { ReactNode } from 'react';
import { focusRing } from '../theme/mixins';
import { theme } from '../theme/theme';
import { TooltipBubble } from './TooltipBubble';
import { useTooltip } from './useTooltip';

interface TooltipProps {
  /** What the children leave out; also their accessible description. */
  tip: ReactNode;
  /** A short text. */
  children: ReactNode;
  /** The tip says all that the children say: assistive technology reads it in their place. */
  replaces?: boolean;
  /** Whether Tab stops here; not within a widget that moves the focus itself. */
  focusable?: boolean;
}

const Root = styled.span<{ $underlined: boolean }>`
  position: relative;
  display: inline-block;
  border-radius: 4px;
  text-decoration: underline dotted
    ${({ $underlined }) => ($underlined ? theme.color.fieldBorder : 'transparent')};
  text-underline-offset: 0.25em;
  cursor: default;
  &:hover {
    text-decoration-color: ${theme.color.fieldBorder};
  }
  ${focusRing}
`;

/** A short text with details that show on hover, focus and touch; Escape hides them. */
export function Tooltip({ tip, children, replaces = false, focusable = true }: TooltipProps) {
  const { tipId, side, handlers } = useTooltip();
  return (
    <Root
      $underlined={!replaces}
      tabIndex={focusable ? 0 : -1}
      aria-describedby={replaces ? undefined : tipId}
      {...handlers}
    >
      {replaces ? <span aria-hidden>{children}</span> : children}
      <TooltipBubble role={replaces ? undefined : 'tooltip'} id={tipId} $side={side} $isRead={replaces}>
        {tip}
      </TooltipBubble>
    </Root>
  );
}
