import { useDeferredValue } from 'react';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { Text } from '@hashgrid/ui';
import { useTick } from './useTick';

const TICK_MS = 5_000;

/** How old the balances are, in words that age with them. */
export function UpdatedAgo({ at }: { at: string }) {
  const t = useTranslate();
  const { relative } = useFormat();
  useTick(TICK_MS);
  // A browser's first relative time takes it long: the balances are drawn before.
  const isDrawn = useDeferredValue(true, false);
  return (
    <Text as="span" size={14} tone="faint">
      {isDrawn && t('Updated %time%', { time: relative(at) })}
    </Text>
  );
}
