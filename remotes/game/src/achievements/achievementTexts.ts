import {
  getExchangePath,
  MINED_TOKEN_SYMBOL,
  SCREENS,
  type AchievementKind,
  type GoalKind,
} from '@hashgrid/contracts';

/** Text keys of the labels of achievements. */
const ACHIEVEMENT_LABELS: Record<AchievementKind, string> = {
  blocks: 'Blocks mined',
  found: 'Blocks found',
  nodes: 'Nodes bought',
  upgrades: 'Node upgrades',
  swaps: 'Swaps made',
  days: 'Days mined',
  streak: 'Longest streak',
  weeks: 'Weeks with all goals done',
  payments: 'Players paid',
  invitees: 'Players invited',
};

/** Text keys of hints by kind: which players count, if the label doesn't say so. */
export const ACHIEVEMENT_HINTS: Partial<Record<string, string>> = {
  payments: 'Only players outside your network who have mined on at least 3 days count.',
  invitees: 'Only players who have mined on at least 3 days count.',
};

interface GoalText {
  /** Text key. */
  label: string;
  /** Screen where the player does it. */
  path: string;
}

const GOAL_TEXTS: Record<GoalKind, GoalText> = {
  blocks: { label: 'Mine blocks', path: SCREENS.miningNode },
  days: { label: 'Mine on different days', path: SCREENS.miningNode },
  collects: { label: 'Collect rewards', path: SCREENS.dashboard },
  swaps: { label: 'Swap tokens', path: getExchangePath(MINED_TOKEN_SYMBOL) },
  nodes: { label: 'Buy nodes', path: `${SCREENS.miningNode}?view=shop` },
  upgrades: { label: 'Upgrade nodes', path: SCREENS.miningNode },
};

const isAchievementKind = (kind: string): kind is AchievementKind => Object.hasOwn(ACHIEVEMENT_LABELS, kind);
const isGoalKind = (kind: string): kind is GoalKind => Object.hasOwn(GOAL_TEXTS, kind);

/** Returns the text key of an achievement; undefined for a kind that only a newer server knows. */
export const findAchievementLabel = (kind: string): string | undefined =>
  isAchievementKind(kind) ? ACHIEVEMENT_LABELS[kind] : undefined;

/** Returns the text key and the screen of a goal; undefined for a kind that only a newer server knows. */
export const findGoalText = (kind: string): GoalText | undefined =>
  isGoalKind(kind) ? GOAL_TEXTS[kind] : undefined;
