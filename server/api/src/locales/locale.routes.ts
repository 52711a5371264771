import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { matchesEtag } from '@hashgrid/connection';
import type { Api } from '../http/Api';

/** Translations of `messages.ts`, one file per locale. */
const LOCALES_DIR = fileURLToPath(new URL('../../locales/', import.meta.url));

const readLocale = (file: string) => {
  const body = readFileSync(join(LOCALES_DIR, file), 'utf8');
  return { body, etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"` };
};

/**
 * GET /locales/{locale}.json: translations of the API's messages, which the gateway merges with those of the
 * screens.
 */
export function localeRoutes(app: Api): void {
  const locales = new Map(readdirSync(LOCALES_DIR).map((file) => [file, readLocale(file)]));
  app.get<{ Params: { file: string } }>('/locales/:file', { schema: { hide: true } }, (request, reply) => {
    const locale = locales.get(request.params.file);
    if (!locale) return reply.callNotFound();
    reply.headers({ etag: locale.etag, 'cache-control': 'no-cache' });
    if (matchesEtag(request.headers['if-none-match'], locale.etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(locale.body);
  });
}
