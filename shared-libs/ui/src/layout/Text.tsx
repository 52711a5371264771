import styled from 'styled-components';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { theme } from '../theme/theme';
import { getToneColor } from '../theme/tone';
import type { Tone } from '../theme/tone';
import type { PolymorphicProps } from '../theme/PolymorphicProps';

type TextTone = Tone | 'soft' | 'faint';

interface OwnProps {
  size?: 12 | 14 | 16 | 20;
  /** `soft` for secondary text, `faint` for the least important. */
  tone?: TextTone;
  strong?: boolean;
  children?: ReactNode;
}

export type TextProps<As extends ElementType = 'p'> = PolymorphicProps<OwnProps, As>;

const getTextColor = (tone: TextTone | undefined) => {
  if (tone === undefined) return 'inherit';
  if (tone === 'soft') return theme.color.textSoft;
  if (tone === 'faint') return theme.color.textFaint;
  return getToneColor(tone);
};

const Root = styled.p<{ $size: 12 | 14 | 16 | 20; $tone: TextTone | undefined; $strong: boolean }>`
  color: ${({ $tone }) => getTextColor($tone)};
  font-size: ${({ $size }) => theme.fontSize[$size]};
  font-weight: ${({ $strong }) => ($strong ? 600 : 'inherit')};
  overflow-wrap: anywhere;
`;

/** A paragraph, or with `as` another element. */
export function Text<As extends ElementType = 'p'>(props: TextProps<As>) {
  const { as, size = 16, tone, strong = false, ...rest } = props as TextProps<'p'>;
  const elementProps: ComponentPropsWithRef<'p'> = rest;
  return <Root as={as as ElementType} $size={size} $tone={tone} $strong={strong} {...elementProps} />;
}
