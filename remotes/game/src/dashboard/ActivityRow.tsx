import { space, theme } from '@hashgrid/ui';
import styled from 'styled-components';

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Row with columns for an icon, a text and an amount. */
export const ActivityRow = styled.li`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${space(3)};
  padding-block: ${space(3)};
  /* Long words, such as “Willkommensbonus”, don’t fit beside an amount in the narrowest windows. */
  @media (max-width: 350px) {
    grid-template-columns: auto 1fr;
    row-gap: ${space(1)};
    & > :last-child {
      grid-column: 2;
    }
  }

  & + & {
    border-block-start: 1px solid ${theme.color.divider};
  }
`;
