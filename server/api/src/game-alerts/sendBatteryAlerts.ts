import { findAccount } from '../accounts/accounts.queries';
import { NOTIFICATIONS } from '../config';
import type { Context } from '../Context';
import type { Transaction } from '../database/Database';
import { tryAdvisoryLock } from '../database/tryAdvisoryLock';
import { toEmailRecipient } from '../mail/EmailDraft';
import { sendEmail } from '../mail/sendEmail';
import { getGameTime } from '../mining/clock/getGameTime';
import { readGameState } from '../mining/clock/gameState.queries';
import { toIso } from '../mining/clock/gameTime';
import { addNotifications } from '../notifications/notifications.queries';
import { getEmailPreferences } from '../preferences/preferences';
import { composeBatteryEmail } from './composeBatteryEmail';
import { listLowNodes, type LowNodes } from './gameAlerts.queries';

/** Number of players that one transaction notifies. */
const PLAYERS_AT_ONCE = 200;

async function emailPlayer(context: Context, transaction: Transaction, { playerId, emptyAt }: LowNodes) {
  const account = await findAccount(transaction, playerId);
  if (!account || !getEmailPreferences(account).battery) return;
  const email = composeBatteryEmail(context.config, toEmailRecipient(account), toIso(emptyAt));
  await sendEmail(context, transaction, email);
}

/**
 * Notifies a batch of players that batteries of their nodes run empty soon, each player at most once in a period: stopping and
 * starting nodes doesn't repeat the alert. Returns whether there may be more players.
 */
export const sendBatteryAlerts = (context: Context): Promise<boolean> =>
  context.database.transaction(async (transaction) => {
    if (!(await tryAdvisoryLock(transaction, 'batteryAlerts'))) return false;
    const now = getGameTime(context, await readGameState(transaction));
    const { lowBatterySeconds, batteryPeriodSeconds } = NOTIFICATIONS;
    const low = await listLowNodes(transaction, {
      now,
      until: now + lowBatterySeconds,
      periodSeconds: batteryPeriodSeconds,
      limit: PLAYERS_AT_ONCE,
    });
    const notifications = low.map(({ playerId, nodes, emptyAt, name, reference }) => ({
      accountId: playerId,
      kind: 'battery' as const,
      reference,
      data: { nodes: String(nodes), emptyAt: toIso(emptyAt), ...(nodes === 1 && { name }) },
    }));
    const notified = new Set(await addNotifications(transaction, notifications, context.now()));
    for (const player of low.filter(({ playerId }) => notified.has(playerId)))
      await emailPlayer(context, transaction, player);
    return low.length === PLAYERS_AT_ONCE;
  });
