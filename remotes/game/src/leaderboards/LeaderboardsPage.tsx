import { useState } from 'react';
import { Interpolate, QueryBoundary, RelativeTime, ShowMoreButton, TokenAmount } from '@hashgrid/app-ui';
import { BOARDS, SCREENS, type Board, type Leaderboard } from '@hashgrid/contracts';
import { AppLink, useFormat, useTranslate } from '@hashgrid/platform';
import {
  Button,
  EmptyState,
  Grid,
  GridItem,
  Panel,
  SegmentedControl,
  Skeleton,
  Stack,
  starIcon,
  Stat,
  Text,
} from '@hashgrid/ui';
import { GameLayout } from '../layout/GameLayout';
import { LeaderboardTable } from './LeaderboardTable';
import { useGetLeaderboardInfiniteQuery } from './leaderboardsApi';
import { useVisibilityChoice } from './useVisibilityChoice';
import { VisibilityPanel } from './VisibilityPanel';

const LABELS: Record<Board, string> = { week: 'This week', allTime: 'All time', network: 'Network' };

/** Polling interval; ranks change with each block. */
const REFRESH_MS = 60_000;

function OwnRank({ leaderboard }: { leaderboard: Leaderboard }) {
  const t = useTranslate();
  const { number } = useFormat();
  const { player, players, token, board, weekEndsAt } = leaderboard;
  // `players` doesn't count a hidden player, or one who has scored since the last refresh; both may rank after all others.
  const rankedPlayers = Math.max(players, player.rank ?? 0);
  return (
    <Panel title={t('Your rank')}>
      <Stack gap={4}>
        <Grid min={180} gap={4}>
          <Stat
            label={t('Rank')}
            value={
              player.rank === null ? (
                t('Not ranked yet')
              ) : (
                <bdi dir="ltr">
                  #{number(player.rank)} / {number(rankedPlayers)}
                </bdi>
              )
            }
          />
          <Stat label={t('Score')} value={<TokenAmount value={player.score} token={token} short />} />
        </Grid>
        {board === 'week' && (
          <Text size={14} tone="soft">
            <Interpolate
              text={t('The week ends %time%, on Sunday at 00:00 UTC.')}
              values={{ time: <RelativeTime at={weekEndsAt} /> }}
            />
          </Text>
        )}
      </Stack>
    </Panel>
  );
}

function Ranking({ board }: { board: Board }) {
  const t = useTranslate();
  // Not in the panel, which is unmounted while another leaderboard loads.
  const { unsaved, choose } = useVisibilityChoice();
  const query = useGetLeaderboardInfiniteQuery(board, {
    refetchOnMountOrArgChange: true,
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <QueryBoundary
      query={{ ...query, data: query.currentData }}
      failure={t('Couldn’t load the leaderboard')}
      skeleton={<Skeleton lines={6} height={44} label={t('Loading the leaderboard')} />}
    >
      {({ pages }) => {
        const [first] = pages;
        if (!first) return null;
        const items = pages.flatMap((page) => page.items);
        return (
          <Grid style={{ alignItems: 'start', gridTemplateRows: 'auto 1fr' }}>
            <GridItem span={5} tablet={6}>
              <OwnRank leaderboard={first} />
            </GridItem>
            <GridItem span={7} tablet={6} style={{ gridRow: 'span 2' }}>
              <Panel>
                {items.length > 0 ? (
                  <Stack gap={4} align="flex-start">
                    <LeaderboardTable items={items} token={first.token} />
                    <ShowMoreButton query={query} />
                  </Stack>
                ) : (
                  <EmptyState
                    icon={starIcon}
                    title={t('No one is ranked yet')}
                    text={t('Scores will appear after the next block.')}
                    action={
                      <Button as={AppLink} to={SCREENS.miningNode} variant="secondary">
                        {t('View your nodes')}
                      </Button>
                    }
                  />
                )}
              </Panel>
            </GridItem>
            <GridItem span={5} tablet={6}>
              <VisibilityPanel value={unsaved ?? first.player.visibility} onChange={choose} />
            </GridItem>
          </Grid>
        );
      }}
    </QueryBoundary>
  );
}

/** `/leaderboards`: who has mined the most this week and of all time, and who has earned the most with their network. */
export default function LeaderboardsPage() {
  const t = useTranslate();
  const [board, setBoard] = useState<Board>('week');
  return (
    <GameLayout
      title={t('Leaderboards')}
      text={t('Who mines the most, and who earns the most with their network.')}
    >
      <Stack gap={6}>
        <SegmentedControl
          label={t('Leaderboard')}
          name="leaderboard"
          value={board}
          onChange={(value) => setBoard(value as Board)}
          options={BOARDS.map((value) => ({ value, label: t(LABELS[value]) }))}
        />
        <Ranking board={board} />
      </Stack>
    </GameLayout>
  );
}
