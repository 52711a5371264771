import { useSession } from '@hashgrid/platform';

/** Tells password managers whose password a form is about. */
export function AccountName() {
  const { user } = useSession();
  return <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />;
}
