import type { Achievements } from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';
import { Badge, checkIcon, space, Stack, Text } from '@hashgrid/ui';
import styled from 'styled-components';
import { findGoalText } from './achievementTexts';
import { ProgressMeter } from './ProgressMeter';

/** Columns for the bars and for their numbers. All rows share them, so that all bars have the same length. */
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(4)} ${space(3)};
`;

const Goal = styled.li`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  row-gap: ${space(1)};
  & > * {
    grid-column: 1 / -1;
  }
`;

const GoalMeter = styled(ProgressMeter)`
  grid-template-columns: subgrid;
`;

const GoalLink = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
`;

interface GoalListProps {
  goals: Achievements['week']['goals'];
  /** Path of the screen that shows the list; goals that are done on it get no link. */
  currentPath: string;
}

/** The goals of the week. Each open goal links to the screen where the player does it. */
export function GoalList({ goals, currentPath }: GoalListProps) {
  const t = useTranslate();
  return (
    <List aria-label={t('Weekly goals')}>
      {goals.map(({ kind, value, target }) => {
        const text = findGoalText(kind);
        if (!text) return null;
        const label = t(text.label);
        return (
          <Goal key={kind}>
            <Stack row gap={2} align="center" justify="space-between">
              {value < target && text.path !== currentPath ? (
                <GoalLink to={text.path}>{label}</GoalLink>
              ) : (
                <Text as="span" style={{ lineHeight: '44px' }}>
                  {label}
                </Text>
              )}
              {value >= target && (
                <Badge tone="gain" icon={checkIcon}>
                  {t('Done')}
                </Badge>
              )}
            </Stack>
            <GoalMeter label={label} value={value} target={target} />
          </Goal>
        );
      })}
    </List>
  );
}
