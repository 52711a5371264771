import { useFormat, useTranslate } from '@hashgrid/platform';
import { Amount, formatClock, ProgressRing, Text } from '@hashgrid/ui';
import type { TimedOverview } from '../api/gameApi';
import { calculateBlockProgress } from './calculateBlockProgress';
import { useNow } from './useNow';

const TICK_MS = 250;

interface BlockRingProps {
  overview: TimedOverview;
  /** Width and height, px. */
  size?: number;
}

/** A ring that shows the progress of the current block, by the server's clock. */
export function BlockRing({ overview, size = 168 }: BlockRingProps) {
  const t = useTranslate();
  const { number } = useFormat();
  const { fraction, secondsLeft } = calculateBlockProgress(overview, useNow(TICK_MS));
  const time = formatClock(secondsLeft);
  return (
    <ProgressRing
      value={fraction}
      size={size}
      label={t('Block %number%', { number: number(overview.block.number) })}
    >
      {secondsLeft > 0 ? (
        <Amount value={time} size={24} strong />
      ) : (
        <Text as="span" size={14} tone="brand">
          {t('Settling…')}
        </Text>
      )}
      <Text as="span" size={12} tone="faint">
        {t('until next block')}
      </Text>
    </ProgressRing>
  );
}
