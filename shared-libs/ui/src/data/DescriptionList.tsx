import { Fragment } from 'react';
import styled from 'styled-components';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { space, theme } from '../theme/theme';

interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  items: readonly { term: string; help?: ReactNode; value: ReactNode }[];
}

const List = styled.dl`
  display: grid;
  /* A long term wraps before the amount beside it does. */
  grid-template-columns: fit-content(55%) minmax(min-content, 1fr);
  font-size: ${theme.fontSize[14]};
  & > * {
    padding-block: ${space(3)};
    border-block-end: 1px solid ${theme.color.divider};
  }
  & > :nth-last-child(-n + 2) {
    border-block-end: 0;
  }
  & > dt {
    padding-inline-end: ${space(4)};
    color: ${theme.color.textSoft};
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  & > dd {
    text-align: end;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

/** Terms and their values, one pair per line, as in a review or a receipt. */
export function DescriptionList({ items, ...rest }: DescriptionListProps) {
  return (
    <List {...rest}>
      {items.map(({ term, help, value }) => (
        <Fragment key={term}>
          <dt>
            {term} {help}
          </dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </List>
  );
}
