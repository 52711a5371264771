import { useTranslate } from '@hashgrid/platform';
import { Skeleton } from '@hashgrid/ui';

/** Placeholder of the linked wallets while they or their code load. */
export function LinkedWalletsSkeleton() {
  const t = useTranslate();
  return <Skeleton lines={3} height={56} label={t('Loading your linked wallets')} />;
}
