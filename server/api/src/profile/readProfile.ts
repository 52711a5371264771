import type { Profile } from '@hashgrid/contracts';
import { MESSAGES } from '../messages';
import { findAccount } from '../accounts/accounts.queries';
import { readFlags } from '../flags/readFlags';
import { findTwoFactor } from '../two-factor/twoFactor.queries';
import type { Context } from '../Context';
import { buildPictureUrl } from './buildPictureUrl';
import { DomainError } from '../DomainError';

/** Returns the player's own profile. */
export async function readProfile({ database }: Context, accountId: string): Promise<Profile> {
  const account = await findAccount(database, accountId);
  if (!account) throw new DomainError('notFound', MESSAGES.notFound);
  const { id, username, email, referralCode, photoId, name, country, preferences, isStaff, createdAt } =
    account;
  return {
    id,
    username,
    email,
    referralCode,
    photo: { completedUrl: photoId && buildPictureUrl(photoId) },
    name,
    country,
    hasTwoFactor: (await findTwoFactor(database, accountId)) !== undefined,
    isStaff,
    flags: await readFlags(database, accountId),
    preferences,
    createdAt: createdAt.toISOString(),
  };
}
