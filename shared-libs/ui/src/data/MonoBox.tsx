import styled from 'styled-components';
import { space, theme } from '../theme/theme';

/** A box for a code or link that is read and copied rather than followed. Set `dir` to the direction of its content. */
export const MonoBox = styled.bdi<{ $isLarge?: boolean }>`
  display: block;
  padding: ${space(3)} ${space(4)};
  border: 1px dashed ${theme.color.fieldBorder};
  border-radius: ${theme.radius.field};
  background: ${theme.color.night};
  color: ${theme.color.info};
  font-family: ${theme.font.mono};
  font-size: ${({ $isLarge }) => theme.fontSize[$isLarge ? 24 : 14]};
  overflow-wrap: anywhere;
  user-select: all;
`;
