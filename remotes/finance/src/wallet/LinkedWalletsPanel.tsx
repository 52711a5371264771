import { QueryBoundary, useLazyModule } from '@hashgrid/app-ui';
import { SCREENS, type LinkedAddress } from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';
import { Button, Panel, Skeleton, Text } from '@hashgrid/ui';
import { useGetOwnWalletsQuery } from './linkedWalletsApi';

const loadList = () => import('./LinkedWalletList');

function WalletsSkeleton() {
  const t = useTranslate();
  return <Skeleton lines={2} height={24} label={t('Loading your linked wallets')} />;
}

/** The list of linked wallets, whose code is loaded only for players who have any. */
function LazyLinkedWalletList({ addresses }: { addresses: readonly LinkedAddress[] }) {
  const t = useTranslate();
  return (
    <QueryBoundary
      query={useLazyModule(loadList)}
      failure={t('Couldn’t load your linked wallets')}
      skeleton={<WalletsSkeleton />}
    >
      {({ LinkedWalletList }) => <LinkedWalletList addresses={addresses} />}
    </QueryBoundary>
  );
}

/** Crypto wallets that are linked to the account, with a link to the security settings, which manage them. */
export function LinkedWalletsPanel() {
  const t = useTranslate();
  const query = useGetOwnWalletsQuery(undefined, { refetchOnMountOrArgChange: true });
  const hasWallets = !!query.data?.addresses.length;
  return (
    <Panel
      title={t('Linked wallets')}
      action={
        query.data && (
          <Button as={AppLink} to={SCREENS.security} variant="secondary" size="small">
            {hasWallets ? t('Manage linked wallets') : t('Link wallet')}
          </Button>
        )
      }
    >
      <QueryBoundary
        query={query}
        failure={t('Couldn’t load your linked wallets')}
        skeleton={<WalletsSkeleton />}
      >
        {({ addresses }) =>
          hasWallets ? (
            <LazyLinkedWalletList addresses={addresses} />
          ) : (
            <Text tone="soft">{t('Link a crypto wallet to log in without your password.')}</Text>
          )
        }
      </QueryBoundary>
    </Panel>
  );
}
