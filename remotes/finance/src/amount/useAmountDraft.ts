import { useState } from 'react';
import { toEnteredAmount } from './normalizeAmount';
import { useHasDecimalComma } from './useHasDecimalComma';

interface AmountForm<Draft> {
  draft: Draft;
  errors: { amount?: unknown };
  /** Whether the terms of the draft are loading. */
  isBusy: boolean;
}

/**
 * Holds the draft of a form as state. Adds a zero to an initial amount such as `1.000`, from a link or a review, if its point would
 * look like a thousands separator. Other ambiguous amounts (`1,000`) stay, and the form asks what they mean.
 * @param edit Called with a change while the terms of the former draft are loading; drops them.
 */
export function useAmountDraft<Draft extends { amount: string }>(
  form: AmountForm<Draft>,
  edit: (draft: Draft) => void,
): readonly [Draft, (draft: Draft) => void] {
  const hasDecimalComma = useHasDecimalComma();
  const [draft, setDraft] = useState<Draft>(() =>
    // The error may be the question what the entered amount means.
    form.errors.amount
      ? form.draft
      : { ...form.draft, amount: toEnteredAmount(form.draft.amount, hasDecimalComma) },
  );
  const change = (next: Draft) => {
    setDraft(next);
    // Otherwise, the review would show the draft as it was.
    if (form.isBusy) edit(next);
  };
  return [draft, change];
}
