import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, space, theme } from '@hashgrid/ui';

const Root = styled.dl`
  display: grid;
  gap: ${space(1)} ${space(6)};
  font-size: ${theme.fontSize[14]};
  ${media.md} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)};
  }
  & dd {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & dt {
    color: ${theme.color.textFaint};
  }
`;

interface FactListProps {
  facts: readonly { term: string; value: ReactNode }[];
}

/** Facts about a list item as terms and values, side by side where there is room. */
export function FactList({ facts }: FactListProps) {
  return (
    <Root>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Root>
  );
}
