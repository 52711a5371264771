import styled, { keyframes } from 'styled-components';
import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { space, theme } from '../theme/theme';

interface SkeletonProps extends ComponentPropsWithRef<'div'> {
  width?: number | string;
  height?: number | string;
  /** Corner radius, px. */
  radius?: number;
  /** Number of bars; the last of several is shorter. */
  lines?: number;
  /** What is loading, for screen readers. Set it on only one skeleton of a screen. */
  label?: string;
}

const shimmer = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(100%); }
`;

const Bars = styled.div`
  display: grid;
  gap: ${space(2)};
`;

const Bar = styled.div`
  max-inline-size: 100%;
  overflow: hidden;
  background: ${theme.color.high};
  /* A transform runs on the compositor. An animated background would be painted by the main thread, which is busy loading scripts. */
  &::after {
    content: '';
    display: block;
    block-size: 100%;
    background: linear-gradient(100deg, transparent 30%, ${theme.color.glint} 50%, transparent 70%);
    animation: ${shimmer} 1600ms linear infinite;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** A placeholder for content that is loading. */
export function Skeleton(props: SkeletonProps) {
  const { width = '100%', height = 16, radius = 8, lines = 1, label, style, ...rest } = props;
  return (
    <Bars role={label ? 'status' : undefined} aria-hidden={label ? undefined : true} {...rest}>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      {Array.from({ length: lines }, (_, index) => (
        <Bar
          key={index}
          style={{
            inlineSize: lines > 1 && index === lines - 1 ? '62%' : width,
            blockSize: height,
            borderRadius: radius,
            ...style,
          }}
        />
      ))}
    </Bars>
  );
}
