import { useId } from 'react';
import type { ReactNode } from 'react';

/** What every field takes beside the props of its native element. */
export interface FieldProps {
  label: string;
  name: string;
  /** Reasons why the value was refused; the field is invalid while there is one. */
  error?: readonly string[];
  hint?: ReactNode;
}

/** Ids that tie a field's label, hint and errors to its input. */
export interface FieldWiring {
  inputId: string;
  hintId: string;
  errorId: string;
  /** For the input. */
  aria: { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
}

/** @param described ids that the caller wants named as well */
export function useFieldIds(
  { id, error, hint }: { id?: string; error?: readonly string[]; hint?: ReactNode },
  described?: string,
): FieldWiring {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  const hasError = error !== undefined && error.length > 0;
  const ids = [hasError && errorId, hint != null && hint !== '' && hintId, described].filter(Boolean);
  return {
    inputId,
    hintId,
    errorId,
    aria: {
      'aria-invalid': hasError || undefined,
      'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    },
  };
}
