import type { Token } from '@hashgrid/contracts';
import { api } from '../api/api';
import { getRequestStatus, type RequestStatus } from '../api/getRequestStatus';
import { usePlatformSelector } from '../store/platformHooks';

/** Returns tokens with their prices, keyed by code, and fetches them when first used. */
export function useTokens(): { tokens: Record<string, Token>; status: RequestStatus; refetch: () => void } {
  const tokens = usePlatformSelector((state) => state.tokens.tokens);
  const query = api.useGetTokensQuery();
  return { tokens, status: getRequestStatus(query), refetch: () => void query.refetch() };
}
