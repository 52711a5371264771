import styled, { css } from 'styled-components';
import { visuallyHidden } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import type { TooltipSide } from './useTooltip';

const shownStyles = (side: TooltipSide) => css`
  display: block;
  position: absolute;
  inset-block-end: calc(100% + ${space(1)});
  inset-inline: ${side === 'start' ? '0 auto' : 'auto 0'};
  z-index: ${theme.layer.header};
  inline-size: max-content;
  /* The element it belongs to may end in the middle of a phone's screen. */
  max-inline-size: min(320px, calc(50vw - ${space(2)}));
  padding: ${space(1)} ${space(2)};
  border: 1px solid ${theme.color.fieldBorder};
  border-radius: ${theme.radius.field};
  background: ${theme.color.high};
  color: ${theme.color.text};
  font-family: ${theme.font.body};
  font-size: ${theme.fontSize[12]};
  font-weight: 500;
  line-height: 1.5;
`;

/** The text of a tooltip, above its element. With `$isReadWhileHidden`, assistive technology reads it while it is hidden. */
export const TooltipBubble = styled.span<{ $side: TooltipSide | null; $isReadWhileHidden?: boolean }>`
  ${({ $side, $isReadWhileHidden }) => ($side ? shownStyles($side) : $isReadWhileHidden ? visuallyHidden : 'display: none;')}
`;
