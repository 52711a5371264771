import { QueryAlert, useLazyModule, useShouldShowFailure } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { Panel, Skeleton } from '@hashgrid/ui';

const loadPanel = () => import('./LinkedWalletsPanel');

/** The panel of linked wallets, whose code is loaded after the first paint of the page. */
export function LazyLinkedWalletsPanel() {
  const t = useTranslate();
  const query = useLazyModule(loadPanel);
  const shouldShowFailure = useShouldShowFailure(query);
  if (query.data) return <query.data.LinkedWalletsPanel />;
  return (
    <Panel title={t('Linked wallets')}>
      {shouldShowFailure ? (
        <QueryAlert query={query} failure={t('Couldn’t load your linked wallets')} />
      ) : (
        <Skeleton lines={3} height={56} label={t('Loading your linked wallets')} />
      )}
    </Panel>
  );
}
