import type { Context } from '../Context';
import { readEmailText } from './encryptEmailText';
import { listEmails, type Email } from './emails.queries';

const MAX_EMAILS = 100;

/** Returns the newest emails with their texts, newest first. */
export const readOutbox = async (context: Context): Promise<Email[]> =>
  (await listEmails(context.database, MAX_EMAILS)).map((email) => ({
    ...email,
    ...readEmailText(context, email),
  }));
