import { useEffect, useState } from 'react';
import { useOverview } from '../live/useOverview';

/** Long enough for a fast answer, short enough for a page without one. */
const MAX_WAIT_MS = 700;

/** Whether it is known if the page has a checklist. A page waits no longer than 700 ms for it. */
export function useAreFirstStepsKnown(): boolean {
  const { isLoading } = useOverview();
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return !isLoading || hasWaited;
}
