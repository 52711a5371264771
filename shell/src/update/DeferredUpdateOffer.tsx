import { useEffect, useState } from 'react';
import { useBootstrap } from '@hashgrid/platform';
import { liveRevision, useExternalStore } from '@hashgrid/platform/host';
import { importLazily } from '../remotes/importLazily';
import type * as Offer from './UpdateOffer';

/** The offer to reload once a newer revision than that of this page is live. Its code is loaded only then. */
export function DeferredUpdateOffer() {
  const { revision } = useBootstrap();
  const live = useExternalStore(liveRevision);
  const [module, setModule] = useState<typeof Offer | null>(null);
  const isOutdated = live > revision;
  useEffect(() => {
    // If the code can't be loaded, the next page load brings the update without an offer.
    if (isOutdated)
      importLazily(() => import('./UpdateOffer')).then(
        (get) => setModule(get()),
        () => undefined,
      );
  }, [isOutdated]);
  return isOutdated && module && <module.UpdateOffer key={live} />;
}
