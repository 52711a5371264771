import { useState } from 'react';
import { toEnteredAmount } from './normalizeAmount';
import { useHasDecimalComma } from './useHasDecimalComma';

/** Holds the draft of a form as state. Rewrites its initial amount, from a link or a review, so that it has a single reading. */
export function useAmountDraft<Draft extends { amount: string }>(state: {
  draft: Draft;
  errors: { amount?: unknown };
}) {
  const hasDecimalComma = useHasDecimalComma();
  return useState<Draft>(() =>
    // An amount with an error is the player's input, which is kept as entered.
    state.errors.amount
      ? state.draft
      : { ...state.draft, amount: toEnteredAmount(state.draft.amount, hasDecimalComma) },
  );
}
