import { Interpolate } from '@hashgrid/app-ui';
import { findChain, type ChainBalances } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Text } from '@hashgrid/ui';
import { DateTime } from '../values/DateTime';

/** Shows when the balances on a blockchain were last read, and warns if the chain isn't responding. */
export function ChainStatus({ chainId, readAt, isStale }: ChainBalances['chains'][number]) {
  const t = useTranslate();
  const chain = findChain(chainId)?.name ?? String(chainId);
  const tone = isStale ? 'warn' : 'faint';
  if (!readAt) {
    if (!isStale) return null;
    return (
      <Text size={14} tone={tone}>
        {t('%chain% isn’t responding. Its balances will appear when it does.', { chain })}
      </Text>
    );
  }
  const text = isStale
    ? t('%chain% isn’t responding. Showing balances as of %time%.')
    : t('%chain% balances as of %time%');
  return (
    <Text size={14} tone={tone}>
      <Interpolate text={text} values={{ chain: <bdi>{chain}</bdi>, time: <DateTime at={readAt} /> }} />
    </Text>
  );
}
