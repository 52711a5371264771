import { QueryAlert, useLazyModule, useShouldShowFailure } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { LinkedWalletsLayout } from './LinkedWalletsLayout';
import { LinkedWalletsSkeleton } from './LinkedWalletsSkeleton';

const loadPanel = () => import('./LinkedWalletsPanel');

/** The panel of linked wallets, whose code is loaded after the first paint of the page. */
export function LazyLinkedWalletsPanel() {
  const t = useTranslate();
  const query = useLazyModule(loadPanel);
  const shouldShowFailure = useShouldShowFailure(query);
  if (query.data) return <query.data.LinkedWalletsPanel />;
  return (
    <LinkedWalletsLayout>
      {shouldShowFailure ? (
        <QueryAlert query={query} failure={t('Couldn’t load your linked wallets')} />
      ) : (
        <LinkedWalletsSkeleton />
      )}
    </LinkedWalletsLayout>
  );
}
