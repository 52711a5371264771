import styled from 'styled-components';
import type { CSSProperties, ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { space } from '../theme/theme';
import type { PolymorphicProps } from '../theme/PolymorphicProps';

interface OwnProps {
  /** Gap between children, in steps of 4 px. */
  gap?: number;
  /** Lays out the children in a row instead of a column. */
  row?: boolean;
  align?: CSSProperties['alignItems'];
  justify?: CSSProperties['justifyContent'];
  wrap?: boolean;
  children?: ReactNode;
}

export type StackProps<As extends ElementType = 'div'> = PolymorphicProps<OwnProps, As>;

interface StackStyle {
  $gap: number;
  $row: boolean;
  $align: CSSProperties['alignItems'];
  $justify: CSSProperties['justifyContent'];
  $wrap: boolean;
}

const Root = styled.div<StackStyle>`
  display: flex;
  flex-direction: ${({ $row }) => ($row ? 'row' : 'column')};
  flex-wrap: ${({ $wrap }) => ($wrap ? 'wrap' : 'nowrap')};
  align-items: ${({ $align, $row }) => $align ?? ($row ? 'center' : 'stretch')};
  justify-content: ${({ $justify }) => $justify ?? 'flex-start'};
  gap: ${({ $gap }) => space($gap)};
  min-inline-size: 0;
`;

/** Lays out its children in a column, or with `row` in a row. */
export function Stack<As extends ElementType = 'div'>(props: StackProps<As>) {
  const { as, gap = 4, row = false, align, justify, wrap = false, ...rest } = props as StackProps<'div'>;
  const elementProps: ComponentPropsWithRef<'div'> = rest;
  return (
    <Root
      as={as as ElementType}
      $gap={gap}
      $row={row}
      $align={align}
      $justify={justify}
      $wrap={wrap}
      {...elementProps}
    />
  );
}
