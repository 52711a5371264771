import type { Queries } from '../database/Database';

export interface Mail {
  recipient: string;
  subject: string;
  body: string;
  link: string;
  createdAt: Date;
}

export async function addMail(queries: Queries, mail: Mail): Promise<void> {
  await queries.query(
    'insert into mails (recipient, subject, body, link, created_at) values ($1, $2, $3, $4, $5)',
    [mail.recipient, mail.subject, mail.body, mail.link, mail.createdAt],
  );
}

/** The newest mails first. */
export const listMails = (queries: Queries, count: number): Promise<Mail[]> =>
  queries.query<Mail>(
    'select recipient, subject, body, link, created_at as "createdAt" from mails order by id desc limit $1',
    [count],
  );
