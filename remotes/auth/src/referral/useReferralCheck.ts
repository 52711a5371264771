import { toApiError } from '@hashgrid/platform';
import { useGetReferralQuery } from '../api/accountApi';

/** HTTP statuses of a code that is malformed (400, 422) or unknown (404). */
const REJECTED_STATUSES: readonly number[] = [400, 404, 422];

export interface ReferralCheck {
  /** Masked name of the inviting player; null if unknown. */
  invitedBy: string | null;
  /** Whether the server rejected the code. False if the request failed, which says nothing about the code. */
  isUnknown: boolean;
}

/** Looks up who owns a referral code; an empty code sends no request. */
export function useReferralCheck(code: string): ReferralCheck {
  const { currentData, error, isFetching } = useGetReferralQuery(code, { skip: !code });
  if (!code || isFetching) return { invitedBy: null, isUnknown: false };
  return {
    invitedBy: currentData?.invitedBy ?? null,
    isUnknown: error !== undefined && REJECTED_STATUSES.includes(toApiError(error).statusCode),
  };
}
