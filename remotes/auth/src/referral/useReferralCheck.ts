import { toApiError } from '@hashgrid/platform';
import { useGetReferralQuery } from '../api/accountApi';

export interface ReferralCheck {
  /** Masked name of the inviting player; null if unknown. */
  invitedBy: string | null;
  /** True only if the server rejected the code; a failed request does not count. */
  isUnknown: boolean;
}

/** Looks up who owns a referral code; an empty code sends no request. */
export function useReferralCheck(code: string): ReferralCheck {
  const { currentData, error, isFetching } = useGetReferralQuery(code, { skip: !code });
  if (!code || isFetching) return { invitedBy: null, isUnknown: false };
  return {
    invitedBy: currentData?.invitedBy ?? null,
    isUnknown: error !== undefined && [400, 404, 422].includes(toApiError(error).statusCode),
  };
}
