import { QueryBoundary } from '@hashgrid/app-ui';
import { SCREENS, WALLET_REFRESH_MS, type Achievements } from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';
import { Button, Panel, Skeleton, Stack } from '@hashgrid/ui';
import { useGetAchievementsQuery } from './achievementsApi';
import { GoalList } from './GoalList';
import { StreakStatus } from './StreakStatus';

function Content({ streak, week }: Pick<Achievements, 'streak' | 'week'>) {
  const t = useTranslate();
  return (
    <Stack gap={4}>
      <StreakStatus streak={streak} />
      <GoalList goals={week.goals} currentPath={SCREENS.dashboard} />
      <div>
        <Button as={AppLink} to={SCREENS.achievements} variant="secondary">
          {t('All achievements')}
        </Button>
      </div>
    </Stack>
  );
}

/** The streak and the goals of the week, on the dashboard. */
export function StreakPanel() {
  const t = useTranslate();
  // A dashboard that stays open past midnight UTC would otherwise still say that today counts.
  const query = useGetAchievementsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: WALLET_REFRESH_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <Panel title={t('Streak and goals')}>
      <QueryBoundary
        query={query}
        failure={t('Couldn’t load achievements')}
        skeleton={<Skeleton lines={6} height={44} label={t('Loading achievements')} />}
      >
        {({ streak, week }) => <Content streak={streak} week={week} />}
      </QueryBoundary>
    </Panel>
  );
}
