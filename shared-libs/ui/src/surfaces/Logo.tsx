import styled from 'styled-components';
import type { ComponentPropsWithRef } from 'react';
import { rowOf } from '../theme/mixins';
import { theme } from '../theme/theme';

interface LogoProps extends ComponentPropsWithRef<'span'> {
  /** The game's name, beside the mark. */
  name: string;
  /** The mark alone; the name is its text alternative. */
  compact?: boolean;
  /** Edge of the mark, px. */
  size?: number;
  src?: string;
}

const Frame = styled.span`
  ${rowOf(3)}
  display: inline-flex;
  color: ${theme.color.text};
  font-family: ${theme.font.heading};
  font-weight: 700;
  line-height: 1;
  letter-spacing: -0.02em;
`;

/** Mark and name of the game. */
export function Logo({ name, compact = false, size = 32, src = '/logo.svg', style, ...rest }: LogoProps) {
  return (
    <Frame style={{ fontSize: size * 0.69, ...style }} {...rest}>
      <img src={src} alt={compact ? name : ''} width={size} height={size} />
      {!compact && <span>{name}</span>}
    </Frame>
  );
}
