import { lazy, Suspense } from 'react';
import { GridItem, Skeleton } from '@hashgrid/ui';
import { useOverview } from '../live/useOverview';

const FirstStepsPanel = lazy(() => import('./FirstStepsPanel'));

/** The checklist of a new player, a row of the page's grid; nothing for players who have done it or hidden it. */
export function FirstStepsChecklist() {
  const { data: overview } = useOverview();
  if (!overview?.firstSteps) return null;
  return (
    <GridItem>
      <Suspense fallback={<Skeleton height={250} radius={16} />}>
        <FirstStepsPanel steps={overview.firstSteps} overview={overview} />
      </Suspense>
    </GridItem>
  );
}
