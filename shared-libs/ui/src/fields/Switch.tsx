import styled from 'styled-components';
import { focusRing } from '../theme/mixins';
import { theme } from '../theme/theme';
import { ToggleLayout } from './ToggleLayout';
import type { ToggleProps } from './ToggleLayout';

const Track = styled.input`
  appearance: none;
  flex: none;
  inline-size: 48px;
  block-size: 28px;
  margin: 0;
  padding: 3px;
  border: 1px solid ${theme.color.fieldBorder};
  border-radius: 14px;
  background: ${theme.color.night};
  cursor: inherit;
  transition: background-color ${theme.motion.medium};
  &::before {
    content: '';
    display: block;
    inline-size: 20px;
    block-size: 20px;
    border-radius: 10px;
    background: ${theme.color.textSoft};
    transition: margin-inline-start ${theme.motion.medium};
  }
  &:checked {
    border-color: ${theme.color.brand};
    background: ${theme.color.brand};
  }
  &:checked::before {
    margin-inline-start: 20px;
    background: ${theme.color.onBrand};
  }
  &:disabled {
    border-color: ${theme.color.divider};
    background: ${theme.color.raised};
  }
  ${focusRing}
  @media (forced-colors: active) {
    appearance: auto;
    inline-size: auto;
    &::before {
      content: none;
    }
  }
`;

/** A switch that turns a setting on or off immediately. `ref` refers to the input. */
export function Switch(props: ToggleProps) {
  return <ToggleLayout {...props} trailing renderControl={(input) => <Track {...input} role="switch" />} />;
}
