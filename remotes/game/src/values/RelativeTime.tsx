import { useDeferredValue } from 'react';
import { useFormat } from '@hashgrid/platform';

/** "in 5 hours"; drawn after the rest, since a browser's first relative time takes it long. */
export function RelativeTime({ at }: { at: string }) {
  const { relative, dateTime } = useFormat();
  const isDrawn = useDeferredValue(true, false);
  return (
    <time dateTime={at} title={dateTime(at)}>
      {isDrawn ? relative(at) : '…'}
    </time>
  );
}
