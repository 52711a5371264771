import { isLocalHost, isLoopback } from '@hashgrid/connection';
import { OUTBOX_PATH } from '@hashgrid/contracts';
import { readPageLanguage } from '@hashgrid/contracts/texts';
import type { Context } from '../Context';
import { DomainError } from '../DomainError';
import type { Api } from '../http/Api';
import { MESSAGES } from '../messages';
import { hasOutbox } from './hasOutbox';
import { OUTBOX_CSP, renderOutboxPage } from './renderOutboxPage';
import { readOutbox } from './readOutbox';

/**
 * GET /outbox: the newest emails, for loopback callers with a local Host header (prevents DNS rebinding). The
 * page doesn't exist for everyone else, with a mail server, or when the product's public URL isn't local.
 */
export function outboxRoutes(app: Api, context: Context): void {
  const { gameName } = context.config;
  if (!hasOutbox(context.config)) return;
  app.get(OUTBOX_PATH, { schema: { hide: true } }, async (request, reply) => {
    if (!isLoopback(request.ip) || !isLocalHost(request.raw.headers.host))
      throw new DomainError('notFound', MESSAGES.notFound);
    return reply
      .headers({ 'content-security-policy': OUTBOX_CSP, 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(renderOutboxPage(gameName, await readOutbox(context), readPageLanguage(request.headers.cookie)));
  });
}
