import type { Context } from '../Context';
import { listMails, type Mail } from './mails.queries';

const MAX_MAILS = 100;

/** Returns the newest emails first. */
export const readOutbox = ({ database }: Context): Promise<Mail[]> => listMails(database, MAX_MAILS);
