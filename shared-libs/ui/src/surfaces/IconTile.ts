import styled from 'styled-components';
import { space, theme } from '../theme/theme';

/** A square tile with a dotted grid behind a large icon. */
export const IconTile = styled.span`
  display: grid;
  place-items: center;
  inline-size: 64px;
  block-size: 64px;
  margin-block-end: ${space(2)};
  border: 1px solid ${theme.color.divider};
  border-radius: ${theme.radius.card};
  background:
    radial-gradient(circle, ${theme.color.divider} 1px, transparent 1.5px) center / 8px 8px,
    ${theme.color.raised};
  color: ${theme.color.brand};
`;
