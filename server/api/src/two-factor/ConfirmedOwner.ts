import type { Account } from '../accounts/accounts.queries';
import type { CountedCode } from './countCode';

/** A player whose password was checked, or whose login just now. `runAsOwner` runs what they have confirmed. */
export interface ConfirmedOwner {
  account: Account;
  /** The session whose login confirms the owner instead of the password. */
  sessionId?: string;
  /** Whether a second factor confirms it too: with `code`, or with the login. */
  isCodeChecked: boolean;
  code?: CountedCode;
}
