import type { SecurityEvents } from '@hashgrid/contracts';
import { listSecurityEvents } from './securityEvents.queries';
import type { Context } from '../Context';
import { readPage } from '../database/readPage';
import { readCursor } from '../validation/readCursor';
import { describeDevice } from '../caller/describeDevice';

/** Returns a page of the security log of an account, newest first. */
export async function readSecurityLog(
  { database }: Context,
  { accountId, cursor, limit }: { accountId: string; cursor?: string; limit: number },
): Promise<SecurityEvents> {
  const { rows, nextCursor } = await readPage(
    limit,
    (count) => listSecurityEvents(database, { accountId, before: readCursor(cursor), count }),
    ({ id }) => id,
  );
  return {
    items: rows.map(({ id, kind, device, ipAddress, createdAt }) => ({
      id: id.toString(),
      kind,
      device: describeDevice(device),
      ipAddress,
      createdAt: createdAt.toISOString(),
    })),
    nextCursor,
  };
}
