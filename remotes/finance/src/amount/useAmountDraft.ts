import { useState } from 'react';
import { toEnteredAmount } from './normalizeAmount';
import { useHasDecimalComma } from './useHasDecimalComma';

/**
 * Holds the draft of a form as state. Adds a zero to an initial amount such as `1.000`, from a link or a review, if its point would
 * look like a thousands separator. Other ambiguous amounts (`1,000`) stay, and the form asks what they mean.
 */
export function useAmountDraft<Draft extends { amount: string }>(state: {
  draft: Draft;
  errors: { amount?: unknown };
}) {
  const hasDecimalComma = useHasDecimalComma();
  return useState<Draft>(() =>
    // The error may be the question what the entered amount means.
    state.errors.amount
      ? state.draft
      : { ...state.draft, amount: toEnteredAmount(state.draft.amount, hasDecimalComma) },
  );
}
