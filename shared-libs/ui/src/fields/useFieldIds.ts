import { useId } from 'react';
import type { ReactNode } from 'react';

/** Props that every field takes besides those of its native element. */
export interface FieldProps {
  label: string;
  name: string;
  /** Errors of the value; the field is invalid while there is one. */
  error?: readonly string[];
  hint?: ReactNode;
}

/** IDs that associate a field's label, hint and errors with its input. */
export interface FieldIds {
  inputId: string;
  /** Undefined without a hint. */
  hintId: string | undefined;
  /** Undefined without errors. */
  errorId: string | undefined;
  /** ARIA attributes of the input. */
  aria: { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
}

/**
 * Returns the IDs of a field and the ARIA attributes of its input.
 * @param describedBy IDs of further descriptions, separated by spaces.
 */
export function useFieldIds(
  { id, error, hint }: { id?: string; error?: readonly string[]; hint?: ReactNode },
  describedBy?: string,
): FieldIds {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = hint != null && hint !== '' ? `${inputId}-hint` : undefined;
  const errorId = error?.length ? `${inputId}-error` : undefined;
  const ids = [errorId, hintId, describedBy].filter(Boolean);
  return {
    inputId,
    hintId,
    errorId,
    aria: {
      'aria-invalid': errorId ? true : undefined,
      'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    },
  };
}
