import type { Context } from '../Context';
import { MESSAGES } from '../messages';
import { isPlayMoney } from './isPlayMoney';
import { listTokens, type TokenRow } from './ledger.queries';

/** Returns all tokens with the names that players see: play money doesn't have the name of the real token. */
export async function listNamedTokens(context: Context): Promise<TokenRow[]> {
  const tokens = await listTokens(context.database);
  if (!isPlayMoney(context)) return tokens;
  return tokens.map((token) => (token.isDefault ? { ...token, name: MESSAGES.playMoney } : token));
}
