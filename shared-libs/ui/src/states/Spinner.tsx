import styled, { keyframes } from 'styled-components';
import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden';

interface SpinnerProps extends ComponentPropsWithRef<'span'> {
  /** What is loading, for screen readers; without it the spinner is decorative. */
  label?: string;
  /** Width and height, px. */
  size?: number;
}

const pulse = keyframes`
  0%, 100% { opacity: 0.25; }
  30% { opacity: 1; }
`;

const Grid = styled.span`
  display: inline-grid;
  grid-template-columns: 1fr 1fr;
  gap: 12%;
  & > i {
    border-radius: 25%;
    background: currentColor;
    animation: ${pulse} 900ms linear infinite;
  }
  @media (forced-colors: active) {
    & > i {
      background: CanvasText;
    }
  }
  /* The cells light up clockwise. */
  & > i:nth-child(2) {
    animation-delay: 225ms;
  }
  & > i:nth-child(4) {
    animation-delay: 450ms;
  }
  & > i:nth-child(3) {
    animation-delay: 675ms;
  }
`;

const Root = styled.span`
  display: inline-grid;
  vertical-align: middle;
`;

/** A loading indicator of four cells. */
export function Spinner({ label, size = 18, style, ...rest }: SpinnerProps) {
  return (
    <Root role={label ? 'status' : undefined} {...rest}>
      <Grid aria-hidden style={{ inlineSize: size, blockSize: size, ...style }}>
        <i />
        <i />
        <i />
        <i />
      </Grid>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </Root>
  );
}
