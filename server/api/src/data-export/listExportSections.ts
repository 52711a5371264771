import { readAchievements } from '../achievements/readAchievements';
import { findAccount } from '../accounts/accounts.queries';
import type { Player } from '../caller/Player';
import type { Context } from '../Context';
import { readKyc } from '../kyc/readKyc';
import { readKycFiles } from '../kyc/readKycFiles';
import { readRanks } from '../leaderboards/readLeaderboard';
import { listAddresses } from '../linked-addresses/listAddresses';
import { listWallets } from '../ledger/listWallets';
import { listAllNodes } from '../mining/nodes/listMiningNodes';
import { listMembers } from '../network/listMembers';
import { summarizeNetwork } from '../network/summarizeNetwork';
import { readNotifications } from '../notifications/readNotifications';
import { findPhoto } from '../profile/photos.queries';
import { readProfile } from '../profile/readProfile';
import { readSecurityLog } from '../security-log/readSecurityLog';
import { readSessions } from '../sessions/playerSessions';
import { readAllTransactions } from '../transactions/listTransactions';
import { readPastTopUps, readTopUpAddresses } from '../top-up/readTopUps';
import { readTwoFactor } from '../two-factor/readTwoFactor';
import type { Section } from './generateJson';

/** Rows per page. */
const PAGE_ROWS = 500;

type Page<Item> = { items: Item[]; nextCursor: string | null };

/** Yields the pages of a list, each as an array of items. */
async function* readAllPages<Item>(
  readPage: (cursor?: string) => Promise<Page<Item>>,
): AsyncGenerator<Item[]> {
  let cursor: string | undefined;
  do {
    const page = await readPage(cursor);
    yield page.items;
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
}

const toBase64 = (type: string, bytes: Buffer) => ({ type, base64: bytes.toString('base64') });

async function readPhoto({ database }: Context, accountId: string) {
  const photoId = (await findAccount(database, accountId))?.photoId;
  const bytes = photoId && (await findPhoto(database, photoId));
  return bytes ? toBase64('image/webp', bytes) : null;
}

/** Yields the images of the identity verification, one at a time. */
async function* readKycImages(context: Context, accountId: string) {
  const { files } = await readKyc(context, context.database, accountId);
  for await (const { file, image } of readKycFiles(context, accountId, files))
    yield [{ kind: file.kind, uploadedAt: file.uploadedAt, ...toBase64('image/jpeg', image) }];
}

/**
 * Returns the sections of a player's data export: account, activity, ledger, network, notifications and identity verification.
 * Each is read when it is written. Rejects when the player's ledger accounts stay locked.
 */
export async function listExportSections(context: Context, player: Player): Promise<Section[]> {
  const { accountId } = player;
  const { database } = context;
  const transactions = await readAllTransactions(context, { playerId: accountId, limit: PAGE_ROWS });
  return [
    { name: 'exportedAt', read: async () => context.now().toISOString() },
    { name: 'account', read: () => readProfile(context, accountId) },
    { name: 'photo', read: () => readPhoto(context, accountId) },
    { name: 'twoFactor', read: () => readTwoFactor(context, accountId) },
    { name: 'linkedAddresses', read: async () => (await listAddresses(context, accountId)).addresses },
    { name: 'sessions', read: () => readSessions(context, player) },
    {
      name: 'securityLog',
      readPages: () =>
        readAllPages((cursor) => readSecurityLog(context, { accountId, cursor, limit: PAGE_ROWS })),
    },
    { name: 'wallets', read: () => listWallets(context, accountId) },
    { name: 'transactions', readPages: () => transactions },
    // Also while top-ups are off: the player may have topped up before.
    {
      name: 'topUps',
      readPages: () =>
        readAllPages((cursor) => readPastTopUps(context, { accountId, cursor, limit: PAGE_ROWS })),
    },
    { name: 'topUpAddresses', read: () => readTopUpAddresses(context, accountId) },
    { name: 'nodes', read: () => listAllNodes(context, accountId) },
    { name: 'network', read: () => summarizeNetwork(context, accountId) },
    {
      name: 'networkMembers',
      readPages: () =>
        readAllPages((cursor) =>
          listMembers(context, { playerId: accountId, level: 'all', cursor, limit: PAGE_ROWS }),
        ),
    },
    { name: 'achievements', read: () => readAchievements(context, accountId) },
    { name: 'leaderboards', read: () => readRanks(context, accountId) },
    {
      name: 'notifications',
      readPages: () =>
        readAllPages((cursor) => readNotifications(context, { accountId, cursor, limit: PAGE_ROWS })),
    },
    { name: 'identityVerification', read: () => readKyc(context, database, accountId) },
    { name: 'identityImages', readPages: () => readKycImages(context, accountId) },
  ];
}
