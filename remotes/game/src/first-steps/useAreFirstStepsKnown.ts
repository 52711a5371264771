import { useEffect, useState } from 'react';
import { useOverview } from '../live/useOverview';

/** Long enough for most responses, and short enough that a slow one doesn't hold up the page. */
const MAX_WAIT_MS = 700;

/** Returns whether the overview, which says if there is a checklist, has loaded or failed; true after 700 ms in any case. */
export function useAreFirstStepsKnown(): boolean {
  const { isLoading } = useOverview();
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return !isLoading || hasWaited;
}
