import { QueryAlert } from '@hashgrid/app-ui';
import { WALLET_REFRESH_MS, type LinkedAddress } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Stack } from '@hashgrid/ui';
import { useGetOwnChainBalancesQuery } from './chainBalancesApi';
import { ChainStatus } from './ChainStatus';
import { LinkedWalletRow } from './LinkedWalletRow';

/** Linked wallets with their balances on the blockchains that the server reads, if it reads any. */
export function LinkedWalletList({ addresses }: { addresses: readonly LinkedAddress[] }) {
  const t = useTranslate();
  const query = useGetOwnChainBalancesQuery(undefined, {
    pollingInterval: WALLET_REFRESH_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const chains = query.data?.chains ?? [];
  return (
    <Stack gap={4}>
      <QueryAlert query={query} failure={t('Couldn’t load the balances of your linked wallets')} />
      <Stack as="ul" gap={4}>
        {addresses.map((wallet) => (
          <LinkedWalletRow key={wallet.address} wallet={wallet} chains={chains} />
        ))}
      </Stack>
      {chains.map((chain) => (
        <ChainStatus key={chain.chainId} {...chain} />
      ))}
    </Stack>
  );
}
