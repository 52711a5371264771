import { useSession } from '@hashgrid/platform';

/** Hidden input that tells password managers which account a password form belongs to. */
export function HiddenUsername() {
  const { user } = useSession();
  return <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />;
}
