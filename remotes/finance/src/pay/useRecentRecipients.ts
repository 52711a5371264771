import { useMemo } from 'react';
import { useGetTransactionsQuery } from '../transactions/transactionsApi';

const MAX_RECIPIENTS = 4;
const FIRST_PAGE = { filter: { kind: 'transfer', direction: 'out' }, cursor: null } as const;

/** Returns the most recent recipients of the player's payments, newest first; empty until they are loaded. */
export function useRecentRecipients(): { recipients: readonly string[]; isLoading: boolean } {
  const { data, isLoading } = useGetTransactionsQuery(FIRST_PAGE);
  const recipients = useMemo(() => {
    const names = data?.items.flatMap(({ counterparty }) => (counterparty === null ? [] : [counterparty]));
    return [...new Set(names)].slice(0, MAX_RECIPIENTS);
  }, [data]);
  return { recipients, isLoading };
}
