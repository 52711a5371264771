import { COUNTRY_CODES, isCalendarDay, KYC_MIN_AGE, type KycDetails } from '@hashgrid/contracts';
import type { FieldErrors } from '@hashgrid/contracts/schemas';
import { FIELD_MESSAGES, MESSAGES } from '../messages';
import { sanitizeText } from '../validation/sanitizeText';
import { DomainError } from '../DomainError';

/** Not every country has postal codes. */
const MAY_BE_EMPTY: readonly (keyof KycDetails)[] = ['postalCode'];

/** Both dates as `YYYY-MM-DD`. */
function isOldEnough(birthDate: string, today: string): boolean {
  const comesOfAge = `${Number(birthDate.slice(0, 4)) + KYC_MIN_AGE}${birthDate.slice(4)}`;
  return comesOfAge <= today;
}

function birthDateProblem(birthDate: string, now: Date): string | undefined {
  if (!isCalendarDay(birthDate)) return FIELD_MESSAGES.invalidDate;
  return isOldEnough(birthDate, now.toISOString().slice(0, 10)) ? undefined : FIELD_MESSAGES.tooYoung;
}

/** Validates and normalizes details. Throws with every invalid field. */
export function checkKycDetails(details: KycDetails, now: Date): KycDetails {
  const errors: FieldErrors = {};
  const line = (field: keyof KycDetails) => {
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
    firstName: line('firstName'),
    lastName: line('lastName'),
    birthDate: details.birthDate,
    country: details.country,
    address: line('address'),
    city: line('city'),
    postalCode: line('postalCode'),
  };
  const dateProblem = birthDateProblem(details.birthDate, now);
  if (dateProblem) errors.birthDate = [dateProblem];
  if (!COUNTRY_CODES.includes(details.country)) errors.country = [FIELD_MESSAGES.invalidCountry];
  if (Object.keys(errors).length > 0) throw new DomainError('invalid', MESSAGES.invalidFields, { errors });
  return checked;
}
