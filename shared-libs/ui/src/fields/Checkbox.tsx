import styled from 'styled-components';
import { theme } from '../theme/theme';
import { ToggleLayout, toggleStyles, type ToggleProps } from './ToggleLayout';

const Box = styled.input`
  display: grid;
  place-items: center;
  inline-size: 22px;
  block-size: 22px;
  border-radius: 6px;
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
  &:checked::before {
    transform: translateY(-2px) rotate(-45deg);
  }
  ${toggleStyles}
  &[aria-invalid='true']:enabled {
    border-color: ${theme.color.loss};
  }
`;

/** A checkbox with its label. `ref` refers to the input. */
export function Checkbox(props: ToggleProps) {
  return <ToggleLayout {...props} renderControl={(input) => <Box {...input} />} />;
}
