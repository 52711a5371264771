import styled from 'styled-components';
import type { ComponentPropsWithRef } from 'react';
import { media } from '../theme/media';
import { scriptLetterSpacing } from '../theme/mixins';
import { theme } from '../theme/theme';
import type { FontSize } from '../theme/tokens';

type Level = 1 | 2 | 3 | 4;

interface HeadingProps extends ComponentPropsWithRef<'h1'> {
  /** Level in the page's outline. */
  level: Level;
  /** Font size, if it differs from the level's. */
  size?: FontSize;
}

const LEVEL_SIZES: Record<Level, FontSize> = { 1: 32, 2: 20, 3: 16, 4: 14 };
/** Font sizes on phones, for the sizes that are smaller there. */
const PHONE_SIZES: Partial<Record<FontSize, FontSize>> = { 44: 32, 32: 24 };

const Root = styled.h1<{ $size: FontSize }>`
  font-family: ${theme.font.heading};
  font-size: ${({ $size }) => theme.fontSize[PHONE_SIZES[$size] ?? $size]};
  font-weight: 600;
  line-height: 1.2;
  letter-spacing: -0.01em;
  ${scriptLetterSpacing}
  /* Marks above and below the letters need more room. */
  &:lang(ar),
  &:lang(th),
  &:lang(vi) {
    line-height: 1.4;
  }
  overflow-wrap: anywhere;
  /* Long German words don't fit into a dialog on a phone; shorter words stay whole where the browser knows the limit. */
  &:lang(de) {
    hyphens: auto;
    hyphenate-limit-chars: 16 6 5;
  }
  text-wrap: balance;
  ${media.md} {
    font-size: ${({ $size }) => theme.fontSize[$size]};
  }
`;

/** A heading of level 1 to 4. */
export function Heading({ level, size, ...rest }: HeadingProps) {
  return <Root as={`h${level}`} $size={size ?? LEVEL_SIZES[level]} {...rest} />;
}
