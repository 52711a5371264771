import { useDeferredValue } from 'react';
import { useFormat } from '@hashgrid/platform';
import { useUnitSpacing } from './useUnitSpacing';

/**
 * A time relative to now, such as "in 5 hours", for use within a text. It appears after the first paint, because creating the
 * first `Intl.RelativeTimeFormat` is slow.
 *
 * @example
 * <Interpolate text={t('Empty %time%')} values={{ time: <RelativeTime at={battery.emptyAt} /> }} />
 */
export function RelativeTime({ at }: { at: string }) {
  const { relative, dateTime, timestamp } = useFormat();
  const fixSpacing = useUnitSpacing();
  const isReady = useDeferredValue(true, false);
  return (
    <time dateTime={timestamp(at)} title={dateTime(at)}>
      {isReady ? fixSpacing(relative(at)) : '…'}
    </time>
  );
}
