import styled from 'styled-components';
import type { ComponentPropsWithRef } from 'react';
import { scriptLetterSpacing, flexRow } from '../theme/mixins';
import { theme } from '../theme/theme';

interface LogoProps extends ComponentPropsWithRef<'span'> {
  /** Name of the game, beside the mark. */
  name: string;
  /** Shows only the mark; the name is its alternative text. */
  compact?: boolean;
  /** Width and height of the mark, px. */
  size?: number;
  /** URL of the mark. */
  src?: string;
}

const Root = styled.span`
  ${flexRow(3)}
  display: inline-flex;
  color: ${theme.color.text};
  font-family: ${theme.font.heading};
  font-weight: 700;
  line-height: 1;
  letter-spacing: -0.02em;
  ${scriptLetterSpacing}
`;

/** The logo of the game. */
export function Logo({ name, compact = false, size = 32, src = '/logo.svg', style, ...rest }: LogoProps) {
  return (
    <Root style={{ fontSize: size * 0.69, ...style }} {...rest}>
      <img src={src} alt={compact ? name : ''} width={size} height={size} />
      {!compact && <span>{name}</span>}
    </Root>
  );
}
