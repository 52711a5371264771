import type { Overview } from '@hashgrid/contracts';
import { Interpolate, SharedQueryBoundary, TokenAmount } from '@hashgrid/app-ui';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { Grid, nodeIcon, Skeleton, Stat, Text, trendUpIcon } from '@hashgrid/ui';
import { HashrateStat } from '../values/HashrateStat';
import { useOverview } from '../live/useOverview';

function Stats({ hashrate, dayProfit, unpaid: { token }, nodes }: Overview) {
  const t = useTranslate();
  const { number } = useFormat();
  const { running, paused, depleted, refilled = 0 } = nodes;
  const empty = depleted - refilled;
  const unexpired = running + paused + depleted;
  const stopped = [
    paused > 0 && t('%count% paused', { count: number(paused) }),
    empty > 0 && t('%count% out of battery', { count: number(empty) }),
    refilled > 0 && t('%count% stopped', { count: number(refilled) }),
  ].filter(Boolean);
  return (
    <Grid min={200} gap={4}>
      <HashrateStat running={hashrate.running} total={hashrate.total} />
      <Stat
        icon={trendUpIcon}
        tone="gain"
        label={t('Earned in the last 24 h')}
        value={<TokenAmount value={dayProfit.total} token={token} short />}
        hint={
          <Interpolate
            text={t('Includes %amount% network bonus')}
            values={{ amount: <TokenAmount value={dayProfit.bonus} token={token} short /> }}
          />
        }
      />
      <Stat
        icon={nodeIcon}
        label={t('Nodes running')}
        value={
          <bdi dir="ltr">
            {number(running)} / {number(unexpired)}
          </bdi>
        }
        hint={
          unexpired > 0 && (
            <Text as="span" size={14} tone={depleted > 0 ? 'warn' : 'faint'}>
              {running === unexpired ? t('All running') : stopped.join(' · ')}
            </Text>
          )
        }
      />
    </Grid>
  );
}

/** Hashrate, earnings of the last 24 hours, and running nodes. */
export function GameStats() {
  const t = useTranslate();
  const query = useOverview();
  return (
    <SharedQueryBoundary
      query={query}
      skeleton={<Skeleton height={128} radius={16} label={t('Loading your nodes')} />}
    >
      {(overview) => <Stats {...overview} />}
    </SharedQueryBoundary>
  );
}
