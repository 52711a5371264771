import type { Context } from '../Context';
import { announceHalving } from './announceHalving';
import { sendBatteryAlerts } from './sendBatteryAlerts';

/** Notifies players of an upcoming halving and of batteries that run empty soon. Safe in any number of processes. */
export async function sendGameAlerts(context: Context): Promise<void> {
  await announceHalving(context);
  while (await sendBatteryAlerts(context));
}
