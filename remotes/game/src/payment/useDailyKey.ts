import { useRef } from 'react';
import { getServerDay } from '@hashgrid/app-ui';
import { newIdempotencyKey } from '@hashgrid/platform';

/**
 * Holds the idempotency key of an action that is possible once per UTC day: a retry carries the same key until it is cleared. On
 * the next day, the server would repeat its response to the previous day's key instead of acting.
 */
export function useDailyKey(): { getKey: () => string; clearKey: () => void } {
  const held = useRef<{ key: string; day: string } | null>(null);
  return {
    getKey: () => {
      const day = getServerDay();
      if (held.current?.day !== day) held.current = { key: newIdempotencyKey(), day };
      return held.current.key;
    },
    clearKey: () => {
      held.current = null;
    },
  };
}
