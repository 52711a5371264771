import type { Queries } from '../database/Database';
import { listTokens, type TokenRow } from './ledger.queries';

/** Returns a token that the game needs. Throws when the migrations don't add it. */
export async function findToken(queries: Queries, code: string): Promise<TokenRow> {
  const token = (await listTokens(queries)).find((each) => each.code === code);
  if (!token) throw new Error(`There is no token "${code}".`);
  return token;
}
