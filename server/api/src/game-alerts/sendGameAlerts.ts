import type { Context } from '../Context';
import { announceHalving } from './announceHalving';
import { sendBatteryAlerts } from './sendBatteryAlerts';

/** Tells players of what is about to happen in the game. Safe in any number of processes. */
export async function sendGameAlerts(context: Context): Promise<void> {
  await announceHalving(context);
  while (await sendBatteryAlerts(context));
}
