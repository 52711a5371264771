import type { Context } from '../Context';
import { announceHalving } from './announceHalving';
import { sendBatteryAlerts } from './sendBatteryAlerts';

/**
 * Notifies players of an upcoming halving and of batteries that run empty soon, the latter in batches until `signal` aborts. Safe in
 * any number of processes.
 */
export async function sendGameAlerts(context: Context, signal?: AbortSignal): Promise<void> {
  await announceHalving(context);
  while (!signal?.aborted && (await sendBatteryAlerts(context)));
}
