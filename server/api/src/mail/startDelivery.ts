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
  let running: Promise<void> | null = null;
  const logFailure = createFailureLog(context.log, 'Could not read or update emails in the database');

  async function deliverBatch(): Promise<number> {
    try {
      const count = await deliverEmails(context, transport);
      logFailure(null);
      return count;
    } catch (error) {
      logFailure(error);
      return 0;
    }
  }

  async function deliverAll(): Promise<void> {
    while (isRequested && !isClosed) {
      isRequested = false;
      if ((await deliverBatch()) === EMAIL_DELIVERY.batch) isRequested = true;
    }
  }

  function wake(): void {
    isRequested = true;
    if (isClosed || running) return;
    running = deliverAll().finally(() => {
      running = null;
      // `wake` was called after the last batch had been read, but before `running` was reset.
      if (isRequested) wake();
    });
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
      await Promise.race([running, new Promise((resolve) => setTimeout(resolve, CLOSING_MS).unref())]);
      transport.close();
    },
  };
}
