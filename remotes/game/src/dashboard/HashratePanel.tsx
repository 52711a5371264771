import { useState } from 'react';
import {
  SCREENS,
  STATS_RANGES,
  WALLET_REFRESH_MS,
  type MiningStats,
  type StatsRange,
} from '@hashgrid/contracts';
import { QueryBoundary } from '@hashgrid/app-ui';
import { AppLink, useFormat, useTranslate } from '@hashgrid/platform';
import { Button, EmptyState, hashrateIcon, Panel, SegmentedControl, Skeleton, TimeChart } from '@hashgrid/ui';
import { gameApi, useGetStatsQuery } from '../api/gameApi';
import { HASHRATE_UNIT } from '../values/Hashrate';

const CHART_HEIGHT = 260;

const RANGE_TEXTS: Record<StatsRange, string> = {
  '1h': '1 hour',
  '24h': '24 hours',
  '7d': '7 days',
  '30d': '30 days',
};

interface HashrateChartProps {
  stats: MiningStats;
  busy: boolean;
}

function HashrateChart({ stats: { points, range }, busy }: HashrateChartProps) {
  const t = useTranslate();
  const { number, dateTime, date, time } = useFormat();
  const isWithinDay = range === '1h' || range === '24h';
  const last = points.length - 1;
  const labeledPoints = [...new Set([0, Math.ceil(last / 2), last])].flatMap((index) => points[index] ?? []);
  const formatValue = (hashrate: string) => `${number(hashrate, { max: 3 })} ${HASHRATE_UNIT}`;
  return (
    <TimeChart
      label={t('Your hashrate over time')}
      busy={busy}
      height={CHART_HEIGHT}
      points={points.map(({ at, hashrate, isOpen }) => ({
        label: dateTime(at),
        value: Number(hashrate),
        text: isOpen ? t('%value% so far', { value: formatValue(hashrate) }) : formatValue(hashrate),
        isOpen,
      }))}
      xLabels={labeledPoints.map(({ at }) => (isWithinDay ? time(at) : date(at)))}
      formatTick={(value) => number(value)}
      headings={[t('Time'), t('Hashrate')]}
      tableLabel={t('Show as table')}
    />
  );
}

function NoHashrateYet() {
  const t = useTranslate();
  const { data: overview } = gameApi.endpoints.getOverview.useQueryState();
  return (
    <EmptyState
      icon={hashrateIcon}
      title={t('No data for this period yet')}
      text={
        overview?.nodes.running === 0
          ? t('None of your nodes is running.')
          : t('Your hashrate will appear here shortly.')
      }
      action={
        <Button as={AppLink} to={SCREENS.miningNode} variant="secondary">
          {t('View your nodes')}
        </Button>
      }
    />
  );
}

/** Polling interval without any hashrate, so that a new player's first one appears soon. */
const EMPTY_REFRESH_MS = 5_000;

const hasHashrate = ({ points }: MiningStats) => points.some(({ hashrate }) => Number(hashrate) > 0);

/** Queries the history and polls it, more often while it is empty. */
function useStats(range: StatsRange) {
  const { data: stats } = gameApi.endpoints.getStats.useQueryState(range);
  const pollingInterval = stats && !hasHashrate(stats) ? EMPTY_REFRESH_MS : WALLET_REFRESH_MS;
  return useGetStatsQuery(range, { pollingInterval, skipPollingIfUnfocused: true });
}

/** With fewer points than this, the chart of a day shows less than that of its last hour. */
const MIN_POINTS = 3;

/** The player's hashrate over an hour, a day, a week or 30 days. By default a day; for new players an hour. */
export function HashratePanel() {
  const t = useTranslate();
  const [chosenRange, setChosenRange] = useState<StatsRange | null>(null);
  const { data: dayStats } = useStats('24h');
  const isNewPlayer = dayStats !== undefined && dayStats.points.length < MIN_POINTS;
  const range = chosenRange ?? (isNewPlayer ? '1h' : '24h');
  const query = useStats(range);
  return (
    <Panel
      title={t('Hashrate')}
      action={
        <SegmentedControl
          label={t('Time range')}
          hideLabel
          name="hashrate-range"
          value={range}
          onChange={(value) => setChosenRange(value as StatsRange)}
          options={STATS_RANGES.map((value) => ({ value, label: t(RANGE_TEXTS[value]) }))}
        />
      }
    >
      <QueryBoundary
        query={query}
        failure={t('Couldn’t load your hashrate history')}
        skeleton={<Skeleton height={CHART_HEIGHT + 76} label={t('Loading your hashrate')} />}
      >
        {(stats) =>
          hasHashrate(stats) ? (
            <HashrateChart stats={stats} busy={stats.range !== range} />
          ) : (
            <NoHashrateYet />
          )
        }
      </QueryBoundary>
    </Panel>
  );
}
