import { COUNTRY_CODES, isCalendarDay, KYC_MIN_AGE, type KycDetails } from '@hashgrid/contracts';
import type { FieldErrors } from '@hashgrid/contracts/schemas';
import { FIELD_MESSAGES, MESSAGES } from '../messages';
import { sanitizeText } from '../validation/sanitizeText';
import { DomainError } from '../DomainError';

/** Not every country has postal codes. */
const MAY_BE_EMPTY: readonly (keyof KycDetails)[] = ['postalCode'];

/** A letter of any script. */
const LETTER = /\p{L}/u;

/** Returns whether a player may verify their identity today; both dates are `YYYY-MM-DD`. */
function isOldEnough(birthDate: string, today: string): boolean {
  const ofAgeOn = `${Number(birthDate.slice(0, 4)) + KYC_MIN_AGE}${birthDate.slice(4)}`;
  return ofAgeOn <= today;
}

function findBirthDateProblem(birthDate: string, now: Date): string | undefined {
  if (!isCalendarDay(birthDate)) return FIELD_MESSAGES.invalidDate;
  return isOldEnough(birthDate, now.toISOString().slice(0, 10)) ? undefined : FIELD_MESSAGES.tooYoung;
}

/** Returns details with cleaned texts. Throws `invalid` with every invalid field. */
export function checkKycDetails(details: KycDetails, now: Date): KycDetails {
  const errors: FieldErrors = {};
  const cleanField = (field: keyof KycDetails) => {
    try {
      const cleaned = sanitizeText(field, details[field]);
      if (!cleaned && !MAY_BE_EMPTY.includes(field)) errors[field] = [FIELD_MESSAGES.required];
      return cleaned;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      Object.assign(errors, error.errors);
      return '';
    }
  };
  const checked: KycDetails = {
    firstName: cleanField('firstName'),
    lastName: cleanField('lastName'),
    birthDate: details.birthDate,
    country: details.country,
    address: cleanField('address'),
    city: cleanField('city'),
    postalCode: cleanField('postalCode'),
  };
  for (const field of ['firstName', 'lastName'] as const)
    if (!errors[field] && !LETTER.test(checked[field])) errors[field] = [FIELD_MESSAGES.nameWithoutLetters];
  const dateProblem = findBirthDateProblem(details.birthDate, now);
  if (dateProblem) errors.birthDate = [dateProblem];
  if (!COUNTRY_CODES.includes(details.country)) errors.country = [FIELD_MESSAGES.invalidCountry];
  if (Object.keys(errors).length > 0) throw new DomainError('invalid', MESSAGES.invalidFields, { errors });
  return checked;
}
