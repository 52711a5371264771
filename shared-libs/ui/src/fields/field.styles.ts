import { css } from 'styled-components';
import { space, theme } from '../theme/theme';

/** The box of a field: the border carries its state, and the whole box lights up when its input has focus. */
export const fieldStyles = css`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-block-size: 48px;
  border: 1px solid ${theme.color.fieldBorder};
  border-radius: ${theme.radius.field};
  background: ${theme.color.night};
  transition:
    border-color ${theme.motion.fast},
    background-color ${theme.motion.fast};
  &:hover {
    border-color: ${theme.color.textSoft};
  }
  &:has(:is(input, select, textarea):focus-visible) {
    border-color: ${theme.color.cyan};
    outline: 2px solid ${theme.color.cyan};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${theme.color.night};
  }
  &:has([aria-invalid='true']) {
    border-color: ${theme.color.loss};
  }
  &:has(:disabled) {
    background: ${theme.color.raised};
    border-color: ${theme.color.divider};
    color: ${theme.color.textFaint};
  }
`;

/** The input itself has no look of its own: it fills the box. 16 px of type keeps phones from zooming in. */
export const inputStyles = css`
  flex: 1;
  min-inline-size: 0;
  inline-size: 100%;
  min-block-size: 46px;
  padding-inline: ${space(4)};
  border: 0;
  border-radius: inherit;
  background: transparent;
  font-size: ${theme.fontSize[16]};
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &::placeholder {
    color: ${theme.color.textFaint};
    opacity: 1;
  }
  &:-webkit-autofill {
    -webkit-text-fill-color: ${theme.color.text};
    box-shadow: 0 0 0 100px ${theme.color.raised} inset;
  }
`;
