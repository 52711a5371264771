import { useDeferredValue } from 'react';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { Text } from '@hashgrid/ui';
import { useRerenderEvery } from './useRerenderEvery';
import { useUnitSpacing } from './useUnitSpacing';

const REFRESH_MS = 5_000;

/**
 * The age of data that was received `at` an ISO time by the device's clock: "Updated 12 seconds ago", kept current while it is
 * shown. "Just now" is a text of its own, because many languages have no word for "now" that fits into the other one. It appears
 * after the first paint, like `RelativeTime`.
 *
 * @example
 * <UpdatedAgo at={new Date(query.fulfilledTimeStamp).toISOString()} />
 */
export function UpdatedAgo({ at }: { at: string }) {
  const t = useTranslate();
  const { relativeToDevice } = useFormat();
  const fixSpacing = useUnitSpacing();
  useRerenderEvery(REFRESH_MS);
  const isReady = useDeferredValue(true, false);
  return (
    <Text as="span" size={14} tone="faint">
      {isReady &&
        (Date.now() - Date.parse(at) < REFRESH_MS
          ? t('Updated just now')
          : t('Updated %time%', { time: fixSpacing(relativeToDevice(at)) }))}
    </Text>
  );
}
