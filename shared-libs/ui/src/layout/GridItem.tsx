import styled from 'styled-components';
import type { ComponentPropsWithRef } from 'react';
import { media } from '../theme/media';

interface GridItemProps extends ComponentPropsWithRef<'div'> {
  /** Number of columns, of twelve, that it spans in windows of at least 1200 px. */
  span?: number;
  /** Number of columns, of twelve, that it spans in windows of at least 852 px. */
  tablet?: number;
}

const Root = styled.div<{ $span: number; $tablet: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  ${media.md} {
    grid-column: span ${({ $tablet }) => $tablet};
  }
  ${media.xxl} {
    grid-column: span ${({ $span }) => $span};
  }
`;

/** A cell of a `Grid` of twelve columns. In windows narrower than 852 px it has the full width. */
export function GridItem({ span = 12, tablet = 12, ...rest }: GridItemProps) {
  return <Root $span={span} $tablet={tablet} {...rest} />;
}
