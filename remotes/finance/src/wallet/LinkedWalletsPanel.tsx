import { QueryBoundary } from '@hashgrid/app-ui';
import { SCREENS, type LinkedAddress } from '@hashgrid/contracts';
import { AppLink, useFormat, useTranslate } from '@hashgrid/platform';
import { Button, Hash, Panel, Skeleton, Stack, Text } from '@hashgrid/ui';
import { useGetOwnWalletsQuery } from './linkedWalletsApi';

function LinkedWalletRow({ wallet: { name, address, linkedAt } }: { wallet: LinkedAddress }) {
  const t = useTranslate();
  const { date } = useFormat();
  return (
    <Stack as="li" row wrap gap={2} justify="space-between">
      <Stack row wrap gap={2}>
        {name && <bdi>{name}</bdi>}
        <Hash value={address} short />
      </Stack>
      <Text as="span" size={14} tone="soft">
        {t('Linked on %date%', { date: date(linkedAt) })}
      </Text>
    </Stack>
  );
}

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
            <Stack as="ul" gap={3}>
              {addresses.map((wallet) => (
                <LinkedWalletRow key={wallet.address} wallet={wallet} />
              ))}
            </Stack>
          ) : (
            <Text tone="soft">{t('Link a crypto wallet to log in without your password.')}</Text>
          )
        }
      </QueryBoundary>
    </Panel>
  );
}
