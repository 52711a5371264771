import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { LiveRegistry } from './liveRegistry';

const POLL_MS = 100;

/** `/__dev/events`: tells open pages to reload when the registry changes, for development. */
export const reloadEvents = (server: FastifyInstance, live: LiveRegistry): void => {
  const pages = new Set<ServerResponse>();
  let revision = live.read().revision;
  const timer = setInterval(() => {
    const now = live.read().revision;
    if (now === revision) return;
    revision = now;
    for (const page of pages) page.write('event: reload\ndata: \n\n');
  }, POLL_MS);

  server.get('/__dev/events', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(': open\n\n');
    pages.add(reply.raw);
    request.raw.on('close', () => pages.delete(reply.raw));
  });
  server.addHook('preClose', () => {
    clearInterval(timer);
    for (const page of pages) page.end();
  });
};
