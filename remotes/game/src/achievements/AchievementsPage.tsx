import { Interpolate, QueryBoundary, RelativeTime } from '@hashgrid/app-ui';
import { SCREENS, type Achievements } from '@hashgrid/contracts';
import { AppLink, useFormat, useTranslate } from '@hashgrid/platform';
import {
  Button,
  EmptyState,
  Grid,
  GridItem,
  media,
  Panel,
  Skeleton,
  space,
  Stack,
  starIcon,
  Text,
} from '@hashgrid/ui';
import styled from 'styled-components';
import { GameLayout } from '../layout/GameLayout';
import { keepOnOneLine } from '../values/keepOnOneLine';
import { AchievementCard } from './AchievementCard';
import { useGetAchievementsQuery } from './achievementsApi';
import { GoalList } from './GoalList';
import { StreakStatus } from './StreakStatus';

/** Polling interval; progress changes with each block. */
const REFRESH_MS = 60_000;

const Cards = styled.ul`
  display: grid;
  gap: ${space(4)};
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

function Streak({ streak }: Pick<Achievements, 'streak'>) {
  const t = useTranslate();
  const { day } = useFormat();
  const { best, forgivesFrom } = streak;
  return (
    <Panel title={t('Streak')}>
      <Stack gap={3}>
        <StreakStatus streak={streak} hasRule={false} />
        <Text size={14}>
          {t('Longest streak: %days%', {
            days: t.plural({ one: '%count% day', other: '%count% days' }, best),
          })}
        </Text>
        <Text size={14} tone="soft">
          {t(
            'A day (UTC) counts once you’ve mined as much as a starter node does in an hour. One missed day in any seven is forgiven.',
          )}
        </Text>
        {best > 0 && (
          <Text size={14} tone="soft">
            {t('From %date%, you can miss a day without losing your streak.', {
              date: keepOnOneLine(day(forgivesFrom)),
            })}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}

function Goals({ week }: Pick<Achievements, 'week'>) {
  const t = useTranslate();
  return (
    <Panel title={t('Weekly goals')}>
      <Stack gap={4}>
        <GoalList goals={week.goals} currentPath={SCREENS.achievements} />
        <Text size={14} tone="soft">
          {week.doneAt ? (
            t('All goals done. New goals start on Sunday.')
          ) : (
            <Interpolate
              text={t('The week ends %time%, on Sunday at 00:00 UTC.')}
              values={{ time: <RelativeTime at={week.endsAt} /> }}
            />
          )}
        </Text>
      </Stack>
    </Panel>
  );
}

function NoAchievements() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={starIcon}
      title={t('No achievements yet')}
      text={t('Mine a block to earn your first one.')}
      action={
        <Button as={AppLink} to={SCREENS.miningNode}>
          {t('View your nodes')}
        </Button>
      }
    />
  );
}

/** `/achievements`: the player's achievements, streak and goals of the week. */
export default function AchievementsPage() {
  const t = useTranslate();
  const query = useGetAchievementsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <GameLayout
      title={t('Achievements')}
      text={t('What you’ve achieved. Achievements are for bragging rights only and pay nothing.')}
    >
      <QueryBoundary
        query={query}
        failure={t('Couldn’t load achievements')}
        skeleton={<Skeleton lines={8} height={44} label={t('Loading achievements')} />}
      >
        {({ achievements, streak, week }) => (
          <Grid style={{ alignItems: 'start' }}>
            <GridItem span={5} tablet={6}>
              <Stack gap={6}>
                <Streak streak={streak} />
                <Goals week={week} />
              </Stack>
            </GridItem>
            <GridItem span={7} tablet={6}>
              <Panel title={t('Your achievements')}>
                <Stack gap={4}>
                  {achievements.every(({ tiers }) => tiers.every(({ awardedAt }) => !awardedAt)) && (
                    <NoAchievements />
                  )}
                  <Cards>
                    {achievements.map((achievement) => (
                      <AchievementCard key={achievement.kind} {...achievement} />
                    ))}
                  </Cards>
                </Stack>
              </Panel>
            </GridItem>
          </Grid>
        )}
      </QueryBoundary>
    </GameLayout>
  );
}
