import { COUNTRY_CODES, type Profile, type ProfileUpdate } from '@hashgrid/contracts';
import { FIELD_MESSAGES, MESSAGES } from '../messages';
import { lockAccount, setNameAndCountry } from '../accounts/accounts.queries';
import { removePhoto, savePhoto } from './photos.queries';
import { sanitizeText } from '../validation/sanitizeText';
import type { Context } from '../Context';
import { newToken } from '../cryptography/tokens';
import { limitRate } from '../rate-limits/limitRate';
import { makePhoto } from '../pictures/makePhoto';
import { DomainError, fieldError } from '../DomainError';
import { readProfile } from './readProfile';

/** Returns the new value of a field: an empty input clears it, undefined keeps the current value. */
const resolveField = (input: string | undefined, current: string | null) =>
  input === undefined ? current : input || null;

/** Throws a field error unless a country is a listed code or an empty string. */
function checkCountry(country: string | undefined): void {
  if (country && !COUNTRY_CODES.includes(country)) throw fieldError('country', FIELD_MESSAGES.invalidCountry);
}

/** Updates name, country and photo, all or nothing. Throws a field error on the first invalid field. */
export async function updateProfile(
  context: Context,
  { accountId, fields, photo }: { accountId: string; fields: ProfileUpdate; photo: Buffer | undefined },
): Promise<Profile> {
  const name = fields.name === undefined ? undefined : sanitizeText('name', fields.name);
  checkCountry(fields.country);
  if (photo && fields.removePhoto) throw fieldError('removePhoto', FIELD_MESSAGES.invalid);
  if (photo) await limitRate(context, 'picturesByAccount', accountId);
  const bytes = photo && (await makePhoto('photo', photo, accountId));
  await context.database.transaction(async (queries) => {
    const account = await lockAccount(queries, accountId);
    if (!account) throw new DomainError('notFound', MESSAGES.notFound);
    await setNameAndCountry(queries, accountId, {
      name: resolveField(name, account.name),
      country: resolveField(fields.country, account.country),
    });
    if (fields.removePhoto) await removePhoto(queries, accountId);
    if (bytes) await savePhoto(queries, { id: newToken(), accountId, bytes, now: context.now() });
  });
  return readProfile(context, accountId);
}
