import { DomainError } from '../DomainError';
import { MESSAGES } from '../messages';

/** Returns the error for a missing `code` of a player with a second factor. */
export const codeMissingError = () =>
  new DomainError('twoFactorCodeMissing', MESSAGES.twoFactorRequired, {
    errors: { code: [MESSAGES.twoFactorRequired] },
  });
