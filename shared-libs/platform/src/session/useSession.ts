import type { Profile } from '@hashgrid/contracts';
import { usePlatformSelector } from '../store/platformHooks';
import type { SessionStatus } from './sessionMachine';

/** The session of this tab. */
export interface Session {
  status: SessionStatus;
  user: Profile | null;
}

/** Returns the session; `user` is null unless `status` is `loggedIn`. */
export function useSession(): Session {
  const status = usePlatformSelector((state) => state.session.status);
  const user = usePlatformSelector((state) => state.user.user);
  return { status, user: status === 'loggedIn' ? user : null };
}
