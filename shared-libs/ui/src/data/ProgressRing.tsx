import { useId } from 'react';
import styled from 'styled-components';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { space, theme } from '../theme/theme';
import { getToneColor } from '../theme/tone';
import type { Tone } from '../theme/tone';
import { clamp01 } from './clamp01';

interface ProgressRingProps extends ComponentPropsWithRef<'div'> {
  /** 0 to 1; clamped. */
  value: number;
  label: string;
  /** Diameter, px. */
  size?: number;
  tone?: Tone;
  /** Content of the center. */
  children?: ReactNode;
}

const TICKS = 60;

const Root = styled.div`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  & > svg {
    position: absolute;
    inset: 0;
    overflow: visible;
    transform: rotate(-90deg);
  }
`;

const Track = styled.circle`
  fill: none;
  stroke: ${theme.color.divider};
  stroke-width: 7;
  @media (forced-colors: active) {
    stroke: GrayText;
  }
`;

const Fill = styled(Track)<{ $tone: Tone }>`
  stroke: ${({ $tone }) => getToneColor($tone)};
  transition: stroke-dasharray ${theme.motion.slow} linear;
  @media (forced-colors: active) {
    stroke: Highlight;
  }
`;

const InnerArc = styled(Fill)`
  stroke-width: 2;
  opacity: 0.45;
  stroke-linecap: round;
`;

const Center = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(1)};
  padding: ${space(7)};
  text-align: center;
  text-wrap: balance;
`;

/**
 * A ring of sixty ticks that shows progress. It has the role of an image, because screen readers would announce each step of a
 * progress bar: put the value into the center as text. Like a chart, it isn't mirrored in right-to-left pages.
 */
export function ProgressRing(props: ProgressRingProps) {
  const { value, label, size = 160, tone = 'brand', children, style, ...rest } = props;
  const maskId = useId();
  const percent = Math.round(clamp01(value) * 100);
  const arc = { cx: 50, cy: 50, pathLength: 100, strokeDasharray: `${clamp01(value) * 100} 100` };
  return (
    <Root style={{ inlineSize: size, blockSize: size, ...style }} {...rest}>
      <svg viewBox="0 0 100 100" role="img" aria-label={label}>
        <mask id={maskId}>
          <circle
            cx="50"
            cy="50"
            r="45"
            fill="none"
            stroke="#fff"
            strokeWidth="8"
            pathLength={TICKS}
            strokeDasharray="0.5 0.5"
          />
        </mask>
        <g mask={`url(#${maskId})`}>
          <Track cx="50" cy="50" r="45" />
          <Fill {...arc} r="45" $tone={tone} />
        </g>
        {/* At 0, the round line cap would show a dot. */}
        {percent > 0 && <InnerArc {...arc} r="39.5" $tone={tone} />}
      </svg>
      <Center>{children}</Center>
    </Root>
  );
}
