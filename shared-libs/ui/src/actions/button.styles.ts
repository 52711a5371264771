import { css } from 'styled-components';
import { focusRing } from '../theme/mixins';
import { space, theme } from '../theme/theme';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

const VARIANTS = {
  primary: css`
    background: ${theme.color.brand};
    color: ${theme.color.onBrand};
    &:hover {
      background: ${theme.color.brandHover};
      color: ${theme.color.onBrand};
    }
  `,
  secondary: css`
    background: ${theme.color.high};
    border-color: ${theme.color.fieldBorder};
    color: ${theme.color.text};
    &:hover {
      border-color: ${theme.color.textSoft};
      background: ${theme.color.divider};
    }
  `,
  ghost: css`
    background: transparent;
    color: ${theme.color.text};
    &:hover {
      background: ${theme.color.high};
      color: ${theme.color.text};
    }
  `,
  danger: css`
    background: ${theme.color.danger};
    color: ${theme.color.onDanger};
    &:hover {
      background: ${theme.color.dangerHover};
      color: ${theme.color.onDanger};
    }
  `,
};

/** Returns the styles that all buttons of a variant share. */
export const buttonStyles = (variant: ButtonVariant) => css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-block-size: ${theme.size.target};
  border: 1px solid transparent;
  border-radius: ${theme.radius.button};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-wrap: balance;
  text-decoration: none;
  transition:
    background-color ${theme.motion.fast},
    border-color ${theme.motion.fast},
    transform ${theme.motion.fast};
  ${VARIANTS[variant]}
  &:active {
    transform: translateY(1px);
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
    transform: none;
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy]) {
    background: ${theme.color.raised};
    border-color: ${theme.color.divider};
    color: ${theme.color.textFaint};
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  ${focusRing}
`;
