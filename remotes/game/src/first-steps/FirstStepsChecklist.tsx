import { lazyOptional } from '@hashgrid/app-ui';
import { GridItem } from '@hashgrid/ui';
import { useOverview } from '../live/useOverview';

const FirstStepsPanel = lazyOptional(() => import('./FirstStepsPanel'));

/** The checklist of a new player, as a row of the page's grid; nothing for players who have done or hidden it. Suspends while its code loads. */
export function FirstStepsChecklist() {
  const { data: overview } = useOverview();
  if (!overview?.firstSteps) return null;
  return (
    <GridItem>
      <FirstStepsPanel steps={overview.firstSteps} overview={overview} />
    </GridItem>
  );
}
