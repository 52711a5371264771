import type { DatabaseLocation } from './database/openDatabase';
import { readLedgerSums, type LedgerSums } from './ledger/ledgerSums.queries';
import { openOperatorDatabase } from './operator-commands/openOperatorDatabase';

/** The ledger of a database: a line for each token, and whether every sum is right. */
export interface LedgerReport {
  lines: string[];
  isBalanced: boolean;
}

const describeToken = ({
  token,
  entries,
  legs,
  credited,
  sum,
  playerBalances,
  ...rest
}: LedgerSums): string =>
  `${token}: ${entries} entries, ${legs} legs, credited ${credited}, players hold ${playerBalances}, sum ${sum}, ` +
  `wrong balances ${rest.wrongBalances}, checksum ${rest.checksum}`;

/** Sums the ledger. Two databases with equal lines have the same ledger. The embedded one must not be in use. */
export async function sumLedger(location: DatabaseLocation): Promise<LedgerReport> {
  const database = await openOperatorDatabase(location);
  try {
    const sums = await readLedgerSums(database);
    return {
      lines: sums.map(describeToken),
      isBalanced: sums.every(({ sum, wrongBalances }) => sum === '0' && wrongBalances === 0),
    };
  } finally {
    await database.close();
  }
}
