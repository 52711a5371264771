import type { FastifyInstance, FastifyReply } from 'fastify';
import { LEAVE_PREVIEW_PATH, previewPath } from '@hashgrid/contracts';
import type { GatewayConfig } from './GatewayConfig';
import { messagePage } from './messagePage';
import type { PreviewProblem, Previews } from './previews';

const MESSAGES: Readonly<Record<PreviewProblem, { status: number; title: string; text: string }>> = {
  off: {
    status: 403,
    title: 'This environment shows no previews',
    text: 'Open the link on an environment that does, or ask its operator to set PREVIEW_LINKS.',
  },
  noLocalBuilds: {
    status: 403,
    title: 'This environment shows no previews from a computer',
    text: 'Upload the build and make a link to it, or ask the operator to set PREVIEW_LINKS.',
  },
  otherEnvironment: {
    status: 403,
    title: 'This preview belongs to another environment',
    text: 'Make a link for the channel of this one.',
  },
  forged: {
    status: 404,
    title: 'This preview link isn’t valid',
    text: 'Check that the link is complete, or ask whoever sent it for a new one.',
  },
  expired: {
    status: 410,
    title: 'This preview has expired',
    text: 'Ask whoever sent the link for a new one.',
  },
  revoked: {
    status: 410,
    title: 'This preview has been withdrawn',
    text: 'Ask whoever sent the link for a new one.',
  },
  unknown: {
    status: 503,
    title: 'The preview can’t be checked at the moment',
    text: 'Reload the page in a moment.',
  },
};

/** Says why there is no preview. One that has ended is left, so that the next page is the live one. */
export const sendPreviewProblem = (
  reply: FastifyReply,
  problem: PreviewProblem,
  { gameName }: GatewayConfig,
  previews: Previews,
): FastifyReply => {
  const { status, ...message } = MESSAGES[problem];
  const link = { href: LEAVE_PREVIEW_PATH, text: 'Continue to the game' };
  const { headers, html } = messagePage(gameName, { ...message, link });
  if (problem !== 'unknown') previews.end(reply);
  return reply.code(status).headers(headers).send(html);
};

/** The links that begin a preview in a browser, and the way out of it. */
export const previewRoutes = (server: FastifyInstance, config: GatewayConfig, previews: Previews): void => {
  server.get(LEAVE_PREVIEW_PATH, (_request, reply) => {
    previews.end(reply);
    return reply.header('cache-control', 'no-store').redirect('/', 302);
  });
  // A token is longer than a parameter may be.
  server.get<{ Params: { '*': string } }>(previewPath('*'), async ({ params }, reply) => {
    const token = params['*'];
    const { preview, problem } = await previews.check(token);
    if (problem) return sendPreviewProblem(reply, problem, config, previews);
    previews.begin(reply, token, preview);
    const routes = preview.local?.routes ?? preview.release?.descriptor.routes ?? [];
    // A path with parameters can't be opened without them.
    const path = routes.find((route) => !/[:*]/.test(route.path))?.path ?? '/';
    return reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .redirect(path, 302);
  });
};
