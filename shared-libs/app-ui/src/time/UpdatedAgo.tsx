import { useDeferredValue } from 'react';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { Text } from '@hashgrid/ui';
import { useRerenderEvery } from './useRerenderEvery';
import { useUnitSpacing } from './useUnitSpacing';

const REFRESH_MS = 5_000;

/**
 * The age of data that was received `at` an ISO time by the device's clock: "Updated 12 seconds ago", kept current while it is
 * shown. It appears after the first paint, like `RelativeTime`.
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
      {isReady && t('Updated %time%', { time: fixSpacing(relativeToDevice(at)) })}
    </Text>
  );
}
