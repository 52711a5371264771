import { Suspense } from 'react';
import { Deferred, lazyOptional } from '@hashgrid/app-ui';
import { Skeleton } from '@hashgrid/ui';

const StreakPanel = lazyOptional(() => import('./StreakPanel'));
const placeholder = <Skeleton height={410} radius={16} />;

/** The streak and the goals of the week, loaded after the first frame of the dashboard. */
export function StreakCard() {
  return (
    <Deferred placeholder={placeholder}>
      <Suspense fallback={placeholder}>
        <StreakPanel />
      </Suspense>
    </Deferred>
  );
}
