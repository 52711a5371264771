import { useTranslate } from '@hashgrid/platform';
import { Panel, Skeleton } from '@hashgrid/ui';

/** Placeholder of the panels that top up the player's balance. */
export function TopUpSkeleton() {
  const t = useTranslate();
  return (
    <Panel>
      <Skeleton lines={4} height={48} label={t('Loading your top-ups')} />
    </Panel>
  );
}
