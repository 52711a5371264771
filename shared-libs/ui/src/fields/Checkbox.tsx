import styled from 'styled-components';
import { focusRing } from '../theme/mixins';
import { theme } from '../theme/theme';
import { ToggleLayout } from './ToggleLayout';
import type { ToggleProps } from './ToggleLayout';

const Box = styled.input`
  appearance: none;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 22px;
  block-size: 22px;
  margin: 0;
  border: 1px solid ${theme.color.fieldBorder};
  border-radius: 6px;
  background: ${theme.color.night};
  cursor: inherit;
  transition: background-color ${theme.motion.fast};
  &::before {
    content: '';
    inline-size: 12px;
    block-size: 6px;
    border: solid ${theme.color.onBrand};
    border-width: 0 0 2px 2px;
    transform: translateY(-2px) rotate(-45deg) scale(0);
    transition: transform ${theme.motion.fast};
  }
  &:checked {
    border-color: ${theme.color.brand};
    background: ${theme.color.brand};
  }
  &:checked::before {
    transform: translateY(-2px) rotate(-45deg);
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.loss};
  }
  &:disabled {
    border-color: ${theme.color.divider};
    background: ${theme.color.raised};
  }
  ${focusRing}
  @media (forced-colors: active) {
    appearance: auto;
    &::before {
      content: none;
    }
  }
`;

/** A checkbox with its label. `ref` refers to the input. */
export function Checkbox(props: ToggleProps) {
  return <ToggleLayout {...props} renderControl={(input) => <Box {...input} />} />;
}
