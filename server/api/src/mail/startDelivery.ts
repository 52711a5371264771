import { EMAIL_DELIVERY } from '../config';
import type { Context } from '../Context';
import { createFailureLog } from '../createFailureLog';
import { deliverEmails } from './deliverEmails';
import type { EmailTransport } from './EmailTransport';

/** Time for emails in flight when the process ends; an email that takes longer is sent again by the next process. */
const CLOSING_MS = 5000;

export interface Delivery {
  /** Delivers due emails now. */
  wake(): void;
  /** Waits for emails in flight; the others are left to the next process. */
  close(): Promise<void>;
}

/** Delivers emails as they become due, until it is closed. Any number of processes may share one database. */
export function startDelivery(context: Context, transport: EmailTransport): Delivery {
  let isClosed = false;
  let isRequested = false;
  let claiming: Promise<void> | null = null;
  const inFlight = new Set<Promise<void>>();
  const logFailure = createFailureLog(context.log, 'Could not read or update emails in the database');

  /** Each email gives its slot to the next one, so that one on a stalled connection doesn't delay the others. */
  function track(email: Promise<void>): void {
    const settled = email.catch(logFailure).finally(() => {
      inFlight.delete(settled);
      if (isRequested) wake();
    });
    inFlight.add(settled);
  }

  async function claim(count: number): Promise<number> {
    try {
      const emails = await deliverEmails(context, transport, count);
      logFailure(null);
      emails.forEach(track);
      return emails.length;
    } catch (error) {
      logFailure(error);
      return 0;
    }
  }

  /** Claims emails until no slot is free or none is due; `isRequested` stays true when there may be more due. */
  async function fillSlots(): Promise<void> {
    while (isRequested && !isClosed && inFlight.size < EMAIL_DELIVERY.slots) {
      isRequested = false;
      const free = EMAIL_DELIVERY.slots - inFlight.size;
      if ((await claim(free)) === free) isRequested = true;
    }
  }

  function wake(): void {
    isRequested = true;
    if (isClosed || claiming) return;
    claiming = fillSlots().finally(() => {
      claiming = null;
      // An email may have been stored or finished after the slots were filled, but before `claiming` was reset.
      if (isRequested && inFlight.size < EMAIL_DELIVERY.slots) wake();
    });
  }

  async function finish(): Promise<void> {
    await claiming;
    await Promise.all(inFlight);
  }

  transport.check().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    context.log(`The mail server can’t be used (${reason}). Emails wait until it can. Check SMTP_URL.`);
  });
  const timer = setInterval(wake, EMAIL_DELIVERY.pollMs);
  timer.unref();
  wake();
  return {
    wake,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await Promise.race([finish(), new Promise((resolve) => setTimeout(resolve, CLOSING_MS).unref())]);
      transport.close();
    },
  };
}
