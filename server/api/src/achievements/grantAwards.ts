import { findAccount } from '../accounts/accounts.queries';
import type { Context } from '../Context';
import type { Transaction } from '../database/Database';
import { toEmailRecipient } from '../mail/EmailDraft';
import { sendEmail } from '../mail/sendEmail';
import { addNotifications, type NewNotification } from '../notifications/notifications.queries';
import { getEmailPreferences } from '../preferences/preferences';
import { composeAchievementEmail } from './composeAchievementEmail';
import { areGoalsDone, findDueAwards, measureProgress } from './measureProgress';
import { addAwards, finishGoals, type Award, type Facts } from './progress.queries';

async function emailPlayer(
  context: Context,
  transaction: Transaction,
  { playerId, hasFinishedWeek }: { playerId: string; hasFinishedWeek: boolean },
): Promise<void> {
  const account = await findAccount(transaction, playerId);
  if (!account || !getEmailPreferences(account).achievements) return;
  const reached = hasFinishedWeek ? 'goals' : 'achievement';
  const email = composeAchievementEmail(context.config, toEmailRecipient(account), reached);
  await sendEmail(context, transaction, email);
}

/** Creates one notification for all awards, so that a player's first evening doesn't fill the list with them. */
function createNotification(accountId: string, awards: readonly Award[]): NewNotification {
  const [first, ...others] = awards.map(({ kind, target }) => ({
    achievement: kind,
    target: String(target),
  }));
  return {
    accountId,
    kind: 'achievements',
    reference: `achievements:${awards.map(({ kind, target }) => `${kind}-${target}`).join(',')}`,
    data: others.length > 0 ? { count: String(awards.length) } : { ...first },
  };
}

/** Marks the goals of the week as done for players who have newly reached them, and returns those players. */
async function finishWeeks(
  { now }: Context,
  transaction: Transaction,
  { facts, week }: { facts: readonly Facts[]; week: number },
): Promise<Set<string>> {
  const playerIds = facts
    .filter(({ goalsDoneAt }) => !goalsDoneAt)
    .filter((each) => areGoalsDone(each.goals, measureProgress(each, week)))
    .map(({ playerId }) => playerId);
  return new Set(playerIds.length > 0 ? await finishGoals(transaction, { playerIds, week, at: now() }) : []);
}

/** Returns whether there is anything to award to a player. */
export function hasDueAwards(facts: Facts, week: number): boolean {
  const progress = measureProgress(facts, week);
  return (
    findDueAwards(facts, progress).length > 0 || (!facts.goalsDoneAt && areGoalsDone(facts.goals, progress))
  );
}

/** Stores the awards that players have reached, once in any number of processes, and notifies the players. */
export async function grantAwards(
  context: Context,
  transaction: Transaction,
  { facts, week }: { facts: readonly Facts[]; week: number },
): Promise<void> {
  const finished = await finishWeeks(context, transaction, { facts, week });
  const due = facts.flatMap((each) => {
    const finishedWeeks = each.finishedWeeks + (finished.has(each.playerId) ? 1 : 0);
    return findDueAwards(each, measureProgress({ ...each, finishedWeeks }, week));
  });
  const added = due.length > 0 ? await addAwards(transaction, due, context.now()) : [];
  const awarded = facts
    .map(({ playerId }) => ({ playerId, awards: added.filter((each) => each.playerId === playerId) }))
    .filter(({ awards }) => awards.length > 0);
  const notifications = [
    ...[...finished].map((accountId) => ({
      accountId,
      kind: 'achievements' as const,
      reference: `goals:${week}`,
      data: { achievement: 'week' },
    })),
    ...awarded.map(({ playerId, awards }) => createNotification(playerId, awards)),
  ];
  if (notifications.length === 0) return;
  const notified = new Set(await addNotifications(transaction, notifications, context.now()));
  for (const playerId of notified)
    await emailPlayer(context, transaction, { playerId, hasFinishedWeek: finished.has(playerId) });
}
