import { useEffect } from 'react';
import { api, useSession } from '@hashgrid/platform';

/**
 * Refetches the profile when its two-factor state differs from the server's, because other screens read the state there.
 * @param isEnabled the server's state; undefined while it is unknown
 */
export function useProfileSync(isEnabled: boolean | undefined): void {
  const { user } = useSession();
  const [refetchProfile] = api.endpoints.getProfile.useLazyQuery();
  const isStale = isEnabled !== undefined && user !== null && user.hasTwoFactor !== isEnabled;
  useEffect(() => {
    if (isStale) void refetchProfile();
  }, [isStale, refetchProfile]);
}
