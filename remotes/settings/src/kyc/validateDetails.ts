import { findTooLongError, getServerDay } from '@hashgrid/app-ui';
import { isCalendarDay, KYC_MAX_LENGTHS, KYC_MIN_AGE, type KycDetails } from '@hashgrid/contracts';
import type { FormErrors, FormText, FormValues } from '@hashgrid/ui';

export type DetailsField = keyof KycDetails;
export const NAME_FIELDS = ['firstName', 'lastName'] as const;
export const DETAILS_FIELDS: readonly DetailsField[] = [
  ...NAME_FIELDS,
  'birthDate',
  'country',
  'address',
  'city',
  'postalCode',
];

const MAX_LENGTHS: Readonly<Partial<Record<DetailsField, number>>> = KYC_MAX_LENGTHS;

const REQUIRED_ERRORS: Readonly<Record<Exclude<DetailsField, 'postalCode'>, FormText>> = {
  firstName: { text: 'Enter your first name.' },
  lastName: { text: 'Enter your last name.' },
  birthDate: { text: 'Enter your date of birth.' },
  country: { text: 'Choose your country.' },
  address: { text: 'Enter your street address.' },
  city: { text: 'Enter your city.' },
};

/** Returns the trimmed details for the request body. */
export const toDetails = (values: FormValues<DetailsField>): KycDetails =>
  Object.fromEntries(DETAILS_FIELDS.map((name) => [name, values[name]?.trim() ?? ''])) as KycDetails;

/**
 * Returns the latest date of birth of a player who is old enough on `today`; both `YYYY-MM-DD`. On 29 February, it may be a day that
 * doesn't exist, which still compares correctly.
 */
function getLatestBirthDate(today: string): string {
  const year = Number(today.slice(0, 4)) - KYC_MIN_AGE;
  return `${year}${today.slice(4)}`;
}

function findError(name: DetailsField, value: string, today: string): FormText | null {
  if (!value) return name === 'postalCode' ? null : REQUIRED_ERRORS[name];
  const tooLong = findTooLongError(value, MAX_LENGTHS[name] ?? Infinity);
  if (tooLong) return tooLong;
  if (name === 'birthDate' && !isCalendarDay(value)) return { text: 'Enter a valid date.' };
  if (name === 'birthDate' && value > getLatestBirthDate(today))
    return { text: 'You must be at least %age% years old.', values: { age: KYC_MIN_AGE } };
  return null;
}

/** Returns the form errors of the personal details, by the same limits as the server's. */
export function validateDetails(values: FormValues<DetailsField>): FormErrors {
  const details = toDetails(values);
  const today = getServerDay();
  return Object.fromEntries(
    DETAILS_FIELDS.flatMap((name) => {
      const error = findError(name, details[name], today);
      return error ? [[name, [error]]] : [];
    }),
  );
}
