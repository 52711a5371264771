import styled from 'styled-components';
import type { ComponentPropsWithRef } from 'react';
import { media } from '../theme/media';
import { space } from '../theme/theme';

interface GridProps extends ComponentPropsWithRef<'div'> {
  /** Minimum width of a column, px; as many equal columns are shown as fit. Without it there are twelve columns, for `GridItem`s. */
  min?: number;
  /** Gap in steps of 4 px; at most 16 px on small screens. */
  gap?: number;
}

const Root = styled.div<{ $min: number | undefined; $gap: number }>`
  display: grid;
  gap: ${({ $gap }) => space(Math.min($gap, 4))};
  grid-template-columns: ${({ $min }) =>
    $min === undefined ? 'minmax(0, 1fr)' : `repeat(auto-fit, minmax(min(100%, ${$min}px), 1fr))`};
  ${media.md} {
    gap: ${({ $gap }) => space($gap)};
    ${({ $min }) => $min === undefined && 'grid-template-columns: repeat(12, minmax(0, 1fr));'}
  }
`;

/** A grid of columns, which becomes one column on small screens. */
export function Grid({ min, gap = 6, ...rest }: GridProps) {
  return <Root $min={min} $gap={gap} {...rest} />;
}
