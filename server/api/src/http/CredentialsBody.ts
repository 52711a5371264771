import { CredentialsSchema } from '@hashgrid/contracts/schemas';
import { withFieldMessages } from './fieldMessages';
import { FIELD_MESSAGES } from '../messages';

/** Body of a request with the credentials that `checkCredentials` checks. */
export const CredentialsBody = withFieldMessages(CredentialsSchema, {
  email: FIELD_MESSAGES.invalidEmail,
  password: FIELD_MESSAGES.passwordLength,
});
