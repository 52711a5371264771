import type { MissedOutcome } from '@hashgrid/app-ui';
import { useSessionSignal, useToast, useTranslate } from '@hashgrid/platform';

/** Texts about an order, translated. */
interface MissedOutcomeTexts<Receipt> {
  describeAccepted: (receipt: Receipt) => string;
  /** @param reason translated */
  describeRejected: (reason: string) => string;
  /** Says that the outcome is unknown, and where to check it. */
  unknownText: string;
}

/** Returns a function that shows a toast with the outcome of an order whose player has left its page, unless the session has ended since. */
export function useMissedOutcomeToast<Receipt>(texts: MissedOutcomeTexts<Receipt>) {
  const t = useTranslate();
  const toast = useToast();
  const sessionSignal = useSessionSignal();
  return (outcome: MissedOutcome<Receipt>): void => {
    // The toast would be on the login page, or in front of the next player.
    if (sessionSignal.aborted) return;
    if (outcome.kind === 'accepted') toast.success(texts.describeAccepted(outcome.receipt));
    else if (outcome.kind === 'rejected') toast.error(texts.describeRejected(t(outcome.message)));
    else toast.error(texts.unknownText);
  };
}
