import type { FastifyInstance } from 'fastify';
import { RELEASES_PREFIX, UPLOAD_ENDPOINT, UPLOAD_LIMITS } from '@hashgrid/contracts/releases';
import { MESSAGES } from '../texts/messages';

const UPLOAD_PATH = RELEASES_PREFIX + UPLOAD_ENDPOINT.path;
const MAX_UPLOAD_BYTES = UPLOAD_LIMITS.bytes + UPLOAD_LIMITS.headerBytes;
/** More than any other call accepts. For a smaller body, the API itself reports which field is too large. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;
const CONTENT_TOO_LARGE = 413;

/** Responds with 413 to requests that announce a very large body. Node reads the rest, so that the client gets the response. */
export const refuseLargeBodies = (server: FastifyInstance): void => {
  server.addHook('onRequest', async ({ headers, url }, reply) => {
    const max = url.split('?')[0] === UPLOAD_PATH ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES;
    if (Number(headers['content-length'] ?? 0) <= max) return;
    return reply
      .code(CONTENT_TOO_LARGE)
      .send({ statusCode: CONTENT_TOO_LARGE, message: MESSAGES.uploadTooLarge });
  });
};
