import { isLocalHost, isLoopback } from '@hashgrid/contracts/connection';
import type { Api } from '../http/Api';
import { OUTBOX_CSP, outboxPage } from './outboxPage';
import { MESSAGES } from '../messages';
import { listMails } from './mails.queries';
import type { Context } from '../Context';
import { ProductError } from '../ProductError';

const SHOWN_MAILS = 100;

/**
 * GET /outbox: the mails, for callers on this machine alone that call it by a name of this machine; to others the page
 * does not exist, and with a mail server it does to nobody.
 */
export function outboxRoutes(app: Api, { database, config }: Context): void {
  if (config.smtp) return;
  app.get('/outbox', { schema: { hide: true } }, async (request, reply) => {
    if (!isLoopback(request.ip) || !isLocalHost(request.raw.headers.host))
      throw new ProductError(404, MESSAGES.notFound);
    const page = outboxPage(config.gameName, await listMails(database, SHOWN_MAILS));
    return reply
      .headers({ 'content-security-policy': OUTBOX_CSP, 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(page);
  });
}
