import type { FieldErrors } from '@hashgrid/contracts';

type Draft = Readonly<Partial<Record<string, unknown>>>;

/** Fields of the tokens of an order, on which the error of its amount depends. */
const TOKEN_FIELDS = ['token', 'from', 'to'];

/** Returns the errors of a rejected draft that still apply to the current one: those of fields that haven't changed since. */
export function keepCurrentErrors(errors: FieldErrors, rejected: Draft, current: Draft): FieldErrors {
  const isUnchanged = (field: string) => rejected[field] === current[field];
  const isCurrent = (field: string) =>
    isUnchanged(field) && (field !== 'amount' || TOKEN_FIELDS.every(isUnchanged));
  return Object.fromEntries(Object.entries(errors).filter(([field]) => isCurrent(field)));
}
