import { useState } from 'react';
import { toEnteredAmount } from './normalizeAmount';
import { useHasDecimalComma } from './useHasDecimalComma';

/** State of a form's draft. An amount from a link or from a review is put in the form in which the player can enter it. */
export function useAmountDraft<Draft extends { amount: string }>(state: {
  draft: Draft;
  errors: { amount?: unknown };
}) {
  const hasDecimalComma = useHasDecimalComma();
  return useState<Draft>(() =>
    // What the player entered stays beside its error.
    state.errors.amount
      ? state.draft
      : { ...state.draft, amount: toEnteredAmount(state.draft.amount, hasDecimalComma) },
  );
}
