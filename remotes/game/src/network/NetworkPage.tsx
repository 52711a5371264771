import type { NetworkSummary } from '@hashgrid/contracts';
import { QueryBoundary, TokenAmount } from '@hashgrid/app-ui';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { Grid, GridItem, giftIcon, hashrateIcon, Skeleton, Stack, Stat, usersIcon } from '@hashgrid/ui';
import { useGetNetworkQuery } from '../api/networkApi';
import { GameLayout } from '../layout/GameLayout';
import { InvitePanel } from './InvitePanel';
import { LevelsPanel } from './LevelsPanel';
import { MembersPanel } from './MembersPanel';

/** Polling interval. */
const REFRESH_MS = 60_000;

function Totals({ members, active, earned, token }: NetworkSummary) {
  const t = useTranslate();
  const { number } = useFormat();
  return (
    <Stack gap={4}>
      <Stat
        icon={usersIcon}
        tone="bonus"
        label={t('Players')}
        value={<bdi dir="ltr">{number(members)}</bdi>}
      />
      <Stat
        icon={hashrateIcon}
        tone="info"
        label={t('Active miners')}
        value={<bdi dir="ltr">{number(active)}</bdi>}
      />
      <Stat
        icon={giftIcon}
        tone="gain"
        label={t('Your bonus')}
        value={<TokenAmount value={earned} token={token} short />}
      />
    </Stack>
  );
}

/** `/network`: the invite link, the bonus by level and the players, three levels deep. */
export default function NetworkPage() {
  const t = useTranslate();
  const query = useGetNetworkQuery(undefined, { pollingInterval: REFRESH_MS, skipPollingIfUnfocused: true });
  return (
    <GameLayout title={t('Network')} text={t('Earn a bonus on everything your network mines.')}>
      <QueryBoundary
        query={query}
        failure={t('Couldn’t load your network')}
        skeleton={<Skeleton lines={3} height={180} radius={16} label={t('Loading your network')} />}
      >
        {(network) => (
          <Stack gap={6}>
            <Grid>
              <GridItem span={8}>
                <InvitePanel code={network.code} invitedBy={network.invitedBy} />
              </GridItem>
              <GridItem span={4}>
                <Totals {...network} />
              </GridItem>
            </Grid>
            <LevelsPanel levels={network.levels} token={network.token} />
            <MembersPanel {...network} />
          </Stack>
        )}
      </QueryBoundary>
    </GameLayout>
  );
}
