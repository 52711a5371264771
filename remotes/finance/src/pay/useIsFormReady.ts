import { useEffect, useState } from 'react';
import { useGetPaymentRulesQuery } from '../rules/rulesApi';
import { useRecentRecipients } from './useRecentRecipients';

/** How long the form waits for recent recipients and the fee; it works without them. */
const MAX_WAIT_MS = 1000;

/** Returns whether recent recipients and fee are loaded, or have been loading for so long that the form is shown without them. */
export function useIsFormReady(): boolean {
  const { isLoading: areRulesLoading } = useGetPaymentRulesQuery();
  const { isLoading: areRecipientsLoading } = useRecentRecipients();
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsReady(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  const hasLoaded = !areRulesLoading && !areRecipientsLoading;
  if (hasLoaded && !isReady) setIsReady(true);
  return isReady || hasLoaded;
}
