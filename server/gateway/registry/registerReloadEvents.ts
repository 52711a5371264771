import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { LiveRegistry } from './createLiveRegistry';

const POLL_MS = 100;

/** Registers `/__dev/events`, which tells open pages to reload when the registry changes, during development. */
export const registerReloadEvents = (server: FastifyInstance, live: LiveRegistry): void => {
  const pages = new Set<PassThrough>();
  let revision = live.read().revision;
  const timer = setInterval(() => {
    const current = live.read().revision;
    if (current === revision) return;
    revision = current;
    for (const page of pages) page.write('event: reload\ndata: \n\n');
  }, POLL_MS);

  server.get('/__dev/events', (_request, reply) => {
    const page = new PassThrough();
    page.write(': open\n\n');
    pages.add(page);
    page.on('close', () => pages.delete(page));
    return reply.headers({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).send(page);
  });
  server.addHook('preClose', async () => clearInterval(timer));
};
