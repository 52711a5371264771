import { MINED_TOKEN_SYMBOL, type MiningSummary } from '@hashgrid/contracts';
import { Interpolate, Percent, QueryBoundary, RelativeTime, TermHint, TokenAmount } from '@hashgrid/app-ui';
import { useFormat, useTranslate } from '@hashgrid/platform';
import {
  blockIcon,
  clockIcon,
  giftIcon,
  Grid,
  hashrateIcon,
  Skeleton,
  Stat,
  starIcon,
  usersIcon,
} from '@hashgrid/ui';
import { Hashrate } from '../values/Hashrate';
import { useMiningSummary } from './useMiningSummary';

const SHARE_DIGITS = 4;

function Stats({ network, height, miners, reward, halving, player }: MiningSummary) {
  const t = useTranslate();
  const { number } = useFormat();
  return (
    <Grid min={300} gap={4}>
      <Stat
        icon={hashrateIcon}
        tone="info"
        label={t('Network hashrate')}
        help={<TermHint term="house" />}
        value={<Hashrate value={network.total} />}
        hint={
          <Interpolate
            text={t('Includes %hashrate% from the house')}
            values={{ hashrate: <Hashrate value={network.baseline} /> }}
          />
        }
      />
      <Stat
        icon={starIcon}
        label={t('Your share')}
        value={<Percent share={player.share} digits={SHARE_DIGITS} />}
        hint={
          <Interpolate
            text={t('Your hashrate: %hashrate%')}
            values={{ hashrate: <Hashrate value={player.hashrate} /> }}
          />
        }
      />
      <Stat
        icon={blockIcon}
        label={t('Block height')}
        value={<bdi dir="ltr">{number(height)}</bdi>}
        hint={t('Blocks mined so far')}
      />
      <Stat
        icon={usersIcon}
        tone="bonus"
        label={t('Active miners')}
        value={<bdi dir="ltr">{number(miners)}</bdi>}
        hint={
          <Interpolate
            text={t('%hashrate% combined')}
            values={{ hashrate: <Hashrate value={network.players} /> }}
          />
        }
      />
      <Stat
        icon={giftIcon}
        tone="gain"
        label={t('Block reward')}
        value={<TokenAmount value={reward} token={MINED_TOKEN_SYMBOL} short />}
        hint={
          <Interpolate
            text={t('Then %amount%')}
            values={{ amount: <TokenAmount value={halving.nextReward} token={MINED_TOKEN_SYMBOL} short /> }}
          />
        }
      />
      <Stat
        icon={clockIcon}
        tone="warn"
        label={t('Blocks until halving')}
        help={<TermHint term="halving" />}
        value={<bdi dir="ltr">{number(halving.blocksLeft)}</bdi>}
        hint={<Interpolate text={t('Expected %time%')} values={{ time: <RelativeTime at={halving.at} /> }} />}
      />
    </Grid>
  );
}

/** Statistics of the network and the player's share of it. */
export function NetworkStats() {
  const t = useTranslate();
  const query = useMiningSummary();
  return (
    <QueryBoundary
      query={query}
      failure={t('Couldn’t load network stats')}
      skeleton={<Skeleton lines={2} height={118} label={t('Loading network stats')} />}
    >
      {(summary) => <Stats {...summary} />}
    </QueryBoundary>
  );
}
