import { QueryAlert, useLazyModule } from '@hashgrid/app-ui';
import { useApiOutage, useTranslate } from '@hashgrid/platform';
import { Panel, Skeleton } from '@hashgrid/ui';

const loadPanel = () => import('./LinkedWalletsPanel');

/** The panel of linked wallets, whose code is loaded after the first paint of the page. */
export function LazyLinkedWalletsPanel() {
  const t = useTranslate();
  const query = useLazyModule(loadPanel);
  const isOutage = useApiOutage() !== 'none';
  if (query.data) return <query.data.LinkedWalletsPanel />;
  return (
    <Panel title={t('Linked wallets')}>
      {query.isError && !isOutage ? (
        <QueryAlert query={query} failure={t('Couldn’t load your linked wallets')} />
      ) : (
        <Skeleton lines={3} height={56} label={t('Loading your linked wallets')} />
      )}
    </Panel>
  );
}
