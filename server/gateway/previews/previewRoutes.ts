import type { FastifyInstance, FastifyReply } from 'fastify';
import { LEAVE_PREVIEW_PATH, getPreviewPath } from '@hashgrid/contracts';
import { readPageLanguage } from '@hashgrid/contracts/texts';
import type { GatewayConfig } from '../GatewayConfig';
import { renderPreviewProblemPage } from './renderPreviewProblemPage';
import type { PreviewProblem, Previews } from './createPreviews';

/**
 * Sends the page that says why there is no preview, and ends the preview, so that the next page is live. A preview that
 * can't be checked stays.
 */
export const sendPreviewProblem = (
  reply: FastifyReply,
  problem: PreviewProblem,
  { gameName }: GatewayConfig,
  previews: Previews,
): FastifyReply => {
  const locale = readPageLanguage(reply.request.headers.cookie);
  const { status, headers, html } = renderPreviewProblemPage(gameName, locale, problem);
  if (problem !== 'apiUnavailable') previews.end(reply);
  return reply.code(status).headers(headers).send(html);
};

/** Registers the links that begin a preview in a browser, and the link that ends it. */
export const previewRoutes = (server: FastifyInstance, config: GatewayConfig, previews: Previews): void => {
  server.get(LEAVE_PREVIEW_PATH, (_request, reply) => {
    previews.end(reply);
    return reply.header('cache-control', 'no-store').redirect('/', 302);
  });
  // A wildcard, because a token is longer than a route parameter may be.
  server.get<{ Params: { '*': string } }>(getPreviewPath('*'), async ({ params }, reply) => {
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
