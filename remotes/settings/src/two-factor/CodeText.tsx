import styled from 'styled-components';
import { space, theme } from '@hashgrid/ui';

/** A secret to be read letter by letter. */
export const CodeText = styled.bdi`
  padding: ${space(2)} ${space(3)};
  border: 1px dashed ${theme.color.fieldBorder};
  border-radius: ${theme.radius.field};
  background: ${theme.color.night};
  color: ${theme.color.cyan};
  font-family: ${theme.font.mono};
  font-size: ${theme.fontSize[16]};
  letter-spacing: 0.04em;
`;
