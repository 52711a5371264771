import { QueryBoundary } from '@hashgrid/app-ui';
import type { LinkedAddresses } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { EmptyState, Text, walletIcon } from '@hashgrid/ui';
import { LinkedWalletRow } from './LinkedWalletRow';
import { LinkedWalletsLayout } from './LinkedWalletsLayout';
import { LinkedWalletsSkeleton } from './LinkedWalletsSkeleton';
import { LinkWalletButton } from './LinkWalletButton';
import { useGetLinkedWalletsQuery } from './linkedWalletsApi';

function LinkedWallets({ addresses, maxCount }: LinkedAddresses) {
  const t = useTranslate();
  if (addresses.length === 0) {
    return (
      <EmptyState
        icon={walletIcon}
        title={t('No linked wallets')}
        text={t(
          'Link a crypto wallet to log in without your password. It’s free and gives no access to your funds.',
        )}
        action={<LinkWalletButton />}
      />
    );
  }
  return (
    <>
      <ul>
        {addresses.map((wallet) => (
          <LinkedWalletRow key={wallet.address} wallet={wallet} />
        ))}
      </ul>
      {addresses.length >= maxCount && (
        <Text size={14} tone="faint">
          {t('You’ve linked the maximum number of wallets. Unlink one to link another.')}
        </Text>
      )}
    </>
  );
}

/** List of the wallets that the player can log in with, with buttons to link, rename and unlink them. */
export function LinkedWalletsPanel() {
  const t = useTranslate();
  const query = useGetLinkedWalletsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { addresses = [], maxCount = 0 } = query.data ?? {};
  const canLinkMore = addresses.length > 0 && addresses.length < maxCount;
  return (
    <LinkedWalletsLayout action={canLinkMore && <LinkWalletButton />}>
      <QueryBoundary
        query={query}
        failure={t('Couldn’t load your linked wallets')}
        skeleton={<LinkedWalletsSkeleton />}
      >
        {(linked) => <LinkedWallets {...linked} />}
      </QueryBoundary>
    </LinkedWalletsLayout>
  );
}
