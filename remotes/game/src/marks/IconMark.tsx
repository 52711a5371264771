import { space, theme } from '@hashgrid/ui';
import styled from 'styled-components';

interface IconMarkProps {
  $tone: 'gain' | 'brand' | 'textSoft' | 'textFaint';
}

/** The circle around the icon at the start of a row. */
export const IconMark = styled.span<IconMarkProps>`
  display: grid;
  place-items: center;
  inline-size: ${space(10)};
  block-size: ${space(10)};
  border-radius: 50%;
  background: ${theme.color.high};
  color: ${({ $tone }) => theme.color[$tone]};
`;
