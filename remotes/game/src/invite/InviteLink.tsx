import { space, theme } from '@hashgrid/ui';
import { styled } from 'styled-components';

/** A link to be read and copied rather than followed. */
export const InviteLink = styled.bdi`
  display: block;
  padding: ${space(3)} ${space(4)};
  border: 1px dashed ${theme.color.fieldBorder};
  border-radius: ${theme.radius.field};
  background: ${theme.color.night};
  color: ${theme.color.cyan};
  font-family: ${theme.font.mono};
  font-size: ${theme.fontSize[12]};
  overflow-wrap: anywhere;
  user-select: all;
`;
