import styled from 'styled-components';
import type { ComponentPropsWithRef } from 'react';
import { scriptLetterSpacing, flexRow } from '../theme/mixins';
import { theme } from '../theme/theme';

interface LogoProps extends ComponentPropsWithRef<'span'> {
  /** Name of the game, beside the mark. */
  name: string;
  /** Shows only the mark; the name is its alternative text. */
  compact?: boolean;
}

/** Width and height of the mark. */
const MARK_PX = 32;

const Root = styled.span`
  ${flexRow(3)}
  display: inline-flex;
  color: ${theme.color.text};
  font-family: ${theme.font.heading};
  font-size: 22px;
  font-weight: 700;
  line-height: 1;
  letter-spacing: -0.02em;
  ${scriptLetterSpacing}
`;

/** The logo of the game. */
export function Logo({ name, compact = false, ...rest }: LogoProps) {
  return (
    <Root {...rest}>
      <img src="/logo.svg" alt={compact ? name : ''} width={MARK_PX} height={MARK_PX} />
      {!compact && <span>{name}</span>}
    </Root>
  );
}
