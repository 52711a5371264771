import styled from 'styled-components';
import { space, theme } from '../theme/theme';
import type { ChartPosition } from './buildChartLine';
import type { ChartPoint } from './ChartPoint';
import { toPercent } from './toPercent';

interface ChartTooltipProps {
  point: ChartPoint;
  position: ChartPosition;
}

const Guide = styled.i`
  position: absolute;
  top: 0;
  bottom: 0;
  width: 1px;
  background: ${theme.color.fieldBorder};
  pointer-events: none;
`;

const Dot = styled.i`
  position: absolute;
  width: 10px;
  height: 10px;
  margin: -5px 0 0 -5px;
  border-radius: 50%;
  background: currentColor;
  box-shadow: 0 0 0 4px color-mix(in srgb, currentColor 25%, transparent);
  pointer-events: none;
`;

const Bubble = styled.div`
  position: absolute;
  top: ${space(1)};
  display: grid;
  padding: ${space(1)} ${space(3)};
  border: 1px solid ${theme.color.fieldBorder};
  border-radius: ${theme.radius.field};
  background: ${theme.color.high};
  color: ${theme.color.textSoft};
  white-space: nowrap;
  pointer-events: none;
  & > strong {
    color: ${theme.color.text};
    font-size: ${theme.fontSize[14]};
  }
`;

/** The tooltip at the hovered point of a chart, on the side that has more room. */
export function ChartTooltip({ point, position: { left, top } }: ChartTooltipProps) {
  const isOnLeft = left > 0.5;
  const side = isOnLeft
    ? { right: `calc(${toPercent(1 - left)} + ${space(3)})` }
    : { left: `calc(${toPercent(left)} + ${space(3)})` };
  return (
    <>
      <Guide style={{ left: toPercent(left) }} />
      <Dot style={{ left: toPercent(left), top: toPercent(top) }} />
      <Bubble style={side}>
        <strong>{point.text}</strong>
        <span>{point.label}</span>
      </Bubble>
    </>
  );
}
