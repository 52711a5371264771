import type { Account } from '../accounts/accounts.queries';
import type { CountedCode } from './countCode';

/** A player whose password was just checked, or who has just logged in. `runAsOwner` runs the change that they confirm. */
export interface ConfirmedOwner {
  account: Account;
  /** The session of the request, which must last until the change. */
  sessionId: string;
  /** Whether the second factor was checked too: as `code`, or by the login. */
  isCodeChecked: boolean;
  code?: CountedCode;
}
