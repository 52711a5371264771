import { useFormat, useTranslate } from '@hashgrid/platform';
import { Text, theme } from '@hashgrid/ui';
import styled from 'styled-components';

interface ProgressMeterProps {
  /** Accessible name. */
  label: string;
  value: number;
  target: number;
  className?: string;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 12px;
  align-items: center;
`;

const Track = styled.div`
  overflow: hidden;
  block-size: 8px;
  border-radius: 4px;
  background: ${theme.color.divider};
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Fill = styled.div<{ $isDone: boolean }>`
  block-size: 100%;
  border-radius: 4px;
  background: ${({ $isDone }) => ($isDone ? theme.color.gain : theme.color.brand)};
  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`;

/** A bar that shows how much of a target is reached, with the numbers beside it. */
export function ProgressMeter({ label, value, target, className }: ProgressMeterProps) {
  const t = useTranslate();
  const { number } = useFormat();
  const text = t('%value% of %target%', { value: number(value), target: number(target) });
  const fraction = Math.min(1, value / Math.max(1, target));
  return (
    <Root
      role="meter"
      className={className}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={target}
      aria-valuenow={Math.min(value, target)}
      aria-valuetext={text}
    >
      <Track>
        <Fill $isDone={value >= target} style={{ inlineSize: `${fraction * 100}%` }} />
      </Track>
      <Text as="span" size={14} tone="soft">
        {text}
      </Text>
    </Root>
  );
}
