import { OwnerProofSchema } from '@hashgrid/contracts/schemas';
import { withFieldMessages } from './fieldMessages';
import { FIELD_MESSAGES } from '../messages';

/** Body of a request that the owner confirms, as `confirmOwner` checks it. */
export const OwnerProofBody = withFieldMessages(OwnerProofSchema, {
  password: FIELD_MESSAGES.passwordLength,
  code: FIELD_MESSAGES.invalidCode,
});
