import type { Context } from '../Context';
import type { Transaction } from '../database/Database';
import { encryptKycDetails, encryptKycFile } from './encryptKyc';
import {
  lockPlaintextDetails,
  lockPlaintextFiles,
  saveEncryptedDetails,
  saveEncryptedFile,
} from './plaintextKyc.queries';

type WithKeys = Pick<Context, 'database' | 'keys'>;

async function encryptFiles(context: WithKeys, transaction: Transaction): Promise<number> {
  const files = await lockPlaintextFiles(transaction);
  for (const { bytes, ...file } of files)
    await saveEncryptedFile(transaction, { ...file, ...encryptKycFile(context, file, bytes) });
  return files.length;
}

async function encryptDetails(context: WithKeys, transaction: Transaction): Promise<number> {
  const rows = await lockPlaintextDetails(transaction);
  for (const { accountId, details } of rows) {
    const encryptedDetails = encryptKycDetails(context, accountId, details);
    await saveEncryptedDetails(transaction, { accountId, encryptedDetails });
  }
  return rows.length;
}

/** Encrypts the identity verifications that older versions stored as plaintext, in batches, until `signal` aborts. */
export async function encryptPlaintextKyc(context: WithKeys, signal: AbortSignal): Promise<void> {
  for (const encryptBatch of [encryptFiles, encryptDetails]) {
    const run = () => context.database.transaction((transaction) => encryptBatch(context, transaction));
    while (!signal.aborted && (await run()) > 0);
  }
}
