import styled from 'styled-components';
import { media, space, theme } from '@hashgrid/ui';

/** An item of a list: what it is, and beside or below it what can be done with it. */
export const ItemRow = styled.li`
  display: grid;
  gap: ${space(3)};
  padding-block: ${space(4)};
  & + & {
    border-block-start: 1px solid ${theme.color.divider};
  }
  &:last-child {
    padding-block-end: 0;
  }
  ${media.sm} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;
