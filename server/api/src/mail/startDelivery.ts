import { MAIL_DELIVERY } from '../config';
import type { Context } from '../Context';
import { deliverMails } from './deliverMails';
import type { MailTransport } from './MailTransport';

/** How long mails at hand may take when the process ends; one that takes longer is sent again by the next. */
const CLOSING_MS = 5000;

export interface Delivery {
  /** Looks for mails at once. */
  wake(): void;
  /** Lets the mails at hand be finished; the others wait for the next process. */
  close(): Promise<void>;
}

/** Delivers mails as they become due, until it is closed. Any number of processes may do so on one database. */
export function startDelivery(context: Context, transport: MailTransport): Delivery {
  let isClosed = false;
  let isAsked = false;
  let running: Promise<void> | null = null;

  async function deliverAll(): Promise<void> {
    while (isAsked && !isClosed) {
      isAsked = false;
      const count = await deliverMails(context, transport).catch((error: unknown) => {
        context.log(`Mails could not be read from the database: ${String(error)}`);
        return 0;
      });
      if (count === MAIL_DELIVERY.batch) isAsked = true;
    }
  }

  function wake(): void {
    isAsked = true;
    if (isClosed || running) return;
    running = deliverAll().finally(() => {
      running = null;
      // Asked for between the last look and now.
      if (isAsked) wake();
    });
  }

  transport.check().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    context.log(`The mail server does not take mails: ${reason} They wait, see SMTP_URL.`);
  });
  const timer = setInterval(wake, MAIL_DELIVERY.pollMs);
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
