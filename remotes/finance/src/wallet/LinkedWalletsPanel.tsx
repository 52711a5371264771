import { QueryBoundary } from '@hashgrid/app-ui';
import { SCREENS } from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';
import { Button, Panel, Skeleton, Text } from '@hashgrid/ui';
import { LinkedWalletList } from './LinkedWalletList';
import { useGetOwnWalletsQuery } from './linkedWalletsApi';

/** Crypto wallets that are linked to the account; settings link and unlink them. */
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
        skeleton={<Skeleton lines={2} height={24} label={t('Loading your linked wallets')} />}
      >
        {({ addresses }) =>
          hasWallets ? (
            <LinkedWalletList addresses={addresses} />
          ) : (
            <Text tone="soft">{t('Link a crypto wallet to log in without your password.')}</Text>
          )
        }
      </QueryBoundary>
    </Panel>
  );
}
