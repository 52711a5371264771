import styled from 'styled-components';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { theme } from '../theme/theme';
import { colorOf } from '../theme/tone';
import type { Tone } from '../theme/tone';
import type { PolymorphicProps } from '../theme/polymorphic';

type TextTone = Tone | 'soft' | 'faint';

interface OwnProps {
  size?: 12 | 14 | 16 | 20;
  /** `soft` for what accompanies, `faint` for what may be missed. */
  tone?: TextTone;
  strong?: boolean;
  children?: ReactNode;
}

export type TextProps<As extends ElementType = 'p'> = PolymorphicProps<OwnProps, As>;

const inkOf = (tone: TextTone | undefined) => {
  if (tone === undefined) return 'inherit';
  if (tone === 'soft') return theme.color.textSoft;
  if (tone === 'faint') return theme.color.textFaint;
  return colorOf(tone);
};

const Frame = styled.p<{ $size: 12 | 14 | 16 | 20; $tone: TextTone | undefined; $strong: boolean }>`
  color: ${({ $tone }) => inkOf($tone)};
  font-size: ${({ $size }) => theme.fontSize[$size]};
  font-weight: ${({ $strong }) => ($strong ? 600 : 'inherit')};
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

/** Running text: a paragraph unless `as` says otherwise. */
export function Text<As extends ElementType = 'p'>(props: TextProps<As>) {
  const { as, size = 16, tone, strong = false, ...rest } = props as TextProps<'p'>;
  const native: ComponentPropsWithRef<'p'> = rest;
  return <Frame as={as as ElementType} $size={size} $tone={tone} $strong={strong} {...native} />;
}
