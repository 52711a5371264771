import type { Context } from '../Context';
import { readMailText } from './encryptMailText';
import { listMails, type Mail } from './mails.queries';

const MAX_MAILS = 100;

/** Returns the newest emails first. */
export const readOutbox = async (context: Context): Promise<Mail[]> =>
  (await listMails(context.database, MAX_MAILS)).map((mail) => ({ ...mail, ...readMailText(context, mail) }));
