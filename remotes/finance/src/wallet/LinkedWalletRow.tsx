import { DateText, Interpolate } from '@hashgrid/app-ui';
import { findChain, type ChainBalances, type LinkedAddress } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Hash, Stack, Text } from '@hashgrid/ui';
import { ChainAmount } from './ChainAmount';

interface LinkedWalletRowProps {
  wallet: LinkedAddress;
  chains: ChainBalances['chains'];
}

/** A linked wallet, with its balances on each blockchain. */
export function LinkedWalletRow({ wallet: { name, address, linkedAt }, chains }: LinkedWalletRowProps) {
  const t = useTranslate();
  return (
    <Stack as="li" gap={2}>
      <Stack row wrap gap={2} justify="space-between">
        <Stack row wrap gap={2}>
          {name && <bdi>{name}</bdi>}
          <Hash value={address} short />
        </Stack>
        <Text as="span" size={14} tone="soft">
          <Interpolate text={t('Linked on %date%')} values={{ date: <DateText at={linkedAt} /> }} />
        </Text>
      </Stack>
      {chains.map(({ chainId, balances }) => {
        const walletBalances = balances.filter((balance) => balance.address === address);
        if (walletBalances.length === 0) return null;
        return (
          <Stack key={chainId} row wrap gap={3}>
            <Text as="span" size={14} tone="soft">
              <bdi>{findChain(chainId)?.name ?? chainId}</bdi>
            </Text>
            {walletBalances.map(({ token, amount }) => (
              <ChainAmount key={token} token={token} amount={amount} />
            ))}
          </Stack>
        );
      })}
    </Stack>
  );
}
