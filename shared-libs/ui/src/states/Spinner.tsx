import styled, { keyframes } from 'styled-components';
import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden';

interface SpinnerProps extends ComponentPropsWithRef<'span'> {
  /** What is awaited, for screen readers; without it the spinner is decoration. */
  label?: string;
  /** Edge, px. */
  size?: number;
}

const step = keyframes`
  0%, 100% { opacity: 0.25; }
  30% { opacity: 1; }
`;

const Cells = styled.span`
  display: inline-grid;
  grid-template-columns: 1fr 1fr;
  gap: 12%;
  & > i {
    border-radius: 25%;
    background: currentColor;
    animation: ${step} 900ms linear infinite;
  }
  @media (forced-colors: active) {
    & > i {
      background: CanvasText;
    }
  }
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

const Frame = styled.span`
  display: inline-grid;
  vertical-align: middle;
`;

/** Four cells of the grid that light up in turn. */
export function Spinner({ label, size = 18, style, ...rest }: SpinnerProps) {
  return (
    <Frame role={label ? 'status' : undefined} {...rest}>
      <Cells aria-hidden style={{ inlineSize: size, blockSize: size, ...style }}>
        <i />
        <i />
        <i />
        <i />
      </Cells>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </Frame>
  );
}
