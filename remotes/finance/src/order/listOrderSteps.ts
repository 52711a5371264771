/** Step of an order: its details, the review, the two-factor code, and the receipt. */
export type OrderStep = 'form' | 'review' | 'code' | 'done';

/** Returns the steps of an order in their sequence. Only an order that needs a two-factor code has the code step. */
export const listOrderSteps = (hasCode: boolean): readonly OrderStep[] =>
  hasCode ? ['form', 'review', 'code', 'done'] : ['form', 'review', 'done'];
