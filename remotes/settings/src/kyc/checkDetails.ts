import { KYC_MIN_AGE, type KycDetails } from '@hashgrid/contracts';
import type { FormErrors, FormText, FormValues } from '@hashgrid/ui';

export type DetailsField = keyof KycDetails;
export const DETAILS_FIELDS: readonly DetailsField[] = [
  'firstName',
  'lastName',
  'birthDate',
  'country',
  'address',
  'city',
  'postalCode',
];

const MAX_LENGTHS: Readonly<Partial<Record<DetailsField, number>>> = {
  firstName: 60,
  lastName: 60,
  address: 120,
  city: 60,
  postalCode: 16,
};

const REQUIRED: Readonly<Record<Exclude<DetailsField, 'postalCode'>, FormText>> = {
  firstName: { text: 'Enter your first name.' },
  lastName: { text: 'Enter your last name.' },
  birthDate: { text: 'Enter your date of birth.' },
  country: { text: 'Choose your country.' },
  address: { text: 'Enter your street address.' },
  city: { text: 'Enter your city.' },
};

/** The details as they are sent: blanks around them are nobody's wish. */
export const detailsOf = (values: FormValues<DetailsField>): KycDetails =>
  Object.fromEntries(DETAILS_FIELDS.map((name) => [name, values[name]?.trim() ?? ''])) as KycDetails;

/** The latest date on which somebody was born who is old enough on `today`; both `YYYY-MM-DD`. */
function latestBirthDate(today: string): string {
  const year = Number(today.slice(0, 4)) - KYC_MIN_AGE;
  return `${year}${today.slice(4)}`;
}

function problemOf(name: DetailsField, value: string, today: string): FormText | null {
  if (!value) return name === 'postalCode' ? null : REQUIRED[name];
  const max = MAX_LENGTHS[name];
  if (max !== undefined && [...value].length > max)
    return { text: 'Use %max% characters or fewer.', values: { max } };
  if (name === 'birthDate' && value > latestBirthDate(today))
    return { text: 'You must be at least %age% years old.', values: { age: KYC_MIN_AGE } };
  return null;
}

/** The server's limits, checked early. */
export function checkDetails(values: FormValues<DetailsField>): FormErrors {
  const details = detailsOf(values);
  const today = new Date().toISOString().slice(0, 10);
  return Object.fromEntries(
    DETAILS_FIELDS.flatMap((name) => {
      const problem = problemOf(name, details[name], today);
      return problem ? [[name, [problem]]] : [];
    }),
  );
}
