import { css } from 'styled-components';
import { space, theme } from '../theme/theme';

/** Styles of a field's box: its border shows the state of the input, and it has the focus ring instead of the input. */
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
    border-color: ${theme.color.info};
    outline: 2px solid ${theme.color.info};
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

/** Styles of the native input, which fills the box. A font of 16 px keeps phones from zooming in on focus. */
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
    /* Covers the browser's autofill color, which a background can't override. */
    box-shadow: 0 0 0 100px ${theme.color.raised} inset;
  }
`;
