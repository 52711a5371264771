import { space, theme } from '@hashgrid/ui';
import { styled } from 'styled-components';

/** A code or link to be read and copied. */
export const PayCode = styled.bdi<{ $isLarge?: boolean }>`
  display: block;
  padding: ${space(3)} ${space(4)};
  border: 1px dashed ${theme.color.fieldBorder};
  border-radius: ${theme.radius.field};
  background: ${theme.color.night};
  color: ${theme.color.cyan};
  font-family: ${theme.font.mono};
  font-size: ${({ $isLarge }) => theme.fontSize[$isLarge ? 24 : 14]};
  overflow-wrap: anywhere;
  user-select: all;
`;
