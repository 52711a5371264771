import { useRef } from 'react';
import { getServerDay } from '@hashgrid/app-ui';
import { newIdempotencyKey } from '@hashgrid/platform';

/**
 * Keeps the idempotency key of an action that is possible once per UTC day. A retry gets the same key until it is cleared.
 * The next day gets a new key, because for the old one the server would only repeat its response.
 */
export function useDailyKey(): { getKey: () => string; clearKey: () => void } {
  const stored = useRef<{ key: string; day: string } | null>(null);
  return {
    getKey: () => {
      const day = getServerDay();
      if (stored.current?.day !== day) stored.current = { key: newIdempotencyKey(), day };
      return stored.current.key;
    },
    clearKey: () => {
      stored.current = null;
    },
  };
}
