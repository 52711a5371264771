import styled from 'styled-components';
import { media, space, theme } from '@hashgrid/ui';

/** A list item: its description, with its actions beside or below. */
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
