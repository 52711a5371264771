import styled from 'styled-components';
import { space, theme } from '../theme/theme';

/** The surface of a menu, for `MenuItem`s. */
export const MenuList = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 220px;
  padding: ${space(2)};
  border: 1px solid ${theme.color.divider};
  border-radius: ${theme.radius.card};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.modal};
`;
