import { toApiError } from '@hashgrid/platform';
import { useGetReferralQuery } from '../api/accountApi';

export interface ReferralCheck {
  /** Masked name of the player who invites; null when nobody is known to. */
  invitedBy: string | null;
  /** The server knows nobody with this code. Not being able to ask is no reason to warn. */
  isUnknown: boolean;
}

/** @param code no code asks nothing */
export function useReferral(code: string): ReferralCheck {
  const { currentData, error, isFetching } = useGetReferralQuery(code, { skip: !code });
  if (!code || isFetching) return { invitedBy: null, isUnknown: false };
  return {
    invitedBy: currentData?.invitedBy ?? null,
    isUnknown: error !== undefined && [400, 404, 422].includes(toApiError(error).statusCode),
  };
}
