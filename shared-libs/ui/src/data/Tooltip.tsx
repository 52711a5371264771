import styled from 'styled-components';
import type { ReactNode } from 'react';
import { focusRing } from '../theme/mixins';
import { theme } from '../theme/theme';
import { TooltipBubble } from './TooltipBubble';
import { useTooltip } from './useTooltip';

interface TooltipProps {
  /** Details that the children leave out; also their accessible description. */
  tip: ReactNode;
  /** A short text. */
  children: ReactNode;
  /** Whether the tip contains all that the children say, so that assistive technology reads it instead of them. */
  isReplacement?: boolean;
  /** Whether it is a tab stop; false inside a widget that manages focus itself, such as a treegrid. */
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
export function Tooltip({ tip, children, isReplacement = false, focusable = true }: TooltipProps) {
  const { tipId, side, handlers } = useTooltip();
  return (
    <Root
      $underlined={!isReplacement}
      tabIndex={focusable ? 0 : -1}
      aria-describedby={isReplacement ? undefined : tipId}
      {...handlers}
    >
      {isReplacement ? <span aria-hidden>{children}</span> : children}
      <TooltipBubble
        role={isReplacement ? undefined : 'tooltip'}
        id={tipId}
        $side={side}
        $isReadWhileHidden={isReplacement}
      >
        {tip}
      </TooltipBubble>
    </Root>
  );
}
