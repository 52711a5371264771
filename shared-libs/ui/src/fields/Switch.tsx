import styled from 'styled-components';
import { theme } from '../theme/theme';
import { ToggleLayout, toggleStyles, type ToggleProps } from './ToggleLayout';

const Track = styled.input`
  inline-size: 48px;
  block-size: 28px;
  padding: 3px;
  border-radius: 14px;
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
  &:checked::before {
    margin-inline-start: 20px;
    background: ${theme.color.onBrand};
  }
  ${toggleStyles}
  @media (forced-colors: active) {
    inline-size: auto;
  }
`;

/** A switch that turns a setting on or off immediately. `ref` refers to the input. */
export function Switch(props: ToggleProps) {
  return <ToggleLayout {...props} trailing renderControl={(input) => <Track {...input} role="switch" />} />;
}
