import type { SecurityEvents } from '@hashgrid/contracts';
import { listSecurityEvents } from './securityEvents.queries';
import type { Context } from '../Context';
import { readCursor } from '../validation/readCursor';
import { describeDevice } from '../caller/describeDevice';

/** Returns a page of the security log of an account, newest first. */
export async function readSecurityLog(
  { database }: Context,
  page: { accountId: string; cursor?: string; limit: number },
): Promise<SecurityEvents> {
  // One extra row shows whether there is a next page.
  const rows = await listSecurityEvents(database, {
    accountId: page.accountId,
    before: readCursor(page.cursor),
    count: page.limit + 1,
  });
  const shown = rows.slice(0, page.limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ id, kind, device, ipAddress, createdAt }) => ({
      id: id.toString(),
      kind,
      device: describeDevice(device),
      ipAddress,
      createdAt: createdAt.toISOString(),
    })),
    nextCursor: rows.length > page.limit && last ? last.id.toString() : null,
  };
}
