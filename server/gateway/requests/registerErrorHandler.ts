import type { FastifyError, FastifyInstance } from 'fastify';
import { MESSAGES } from '../texts/messages';

const NOT_FOUND = { statusCode: 404, message: 'Not found.' };
/** Codes of the errors that a client causes by leaving early: before the API responds, or while its response is compressed. */
const CANCELED: readonly string[] = ['UND_ERR_ABORTED', 'ERR_STREAM_PREMATURE_CLOSE'];
const toErrorBody = (statusCode: number) => ({ statusCode, message: MESSAGES.unexpectedError });

/** Returns 404 for unknown URLs, the status of an invalid request, and 500 for unexpected errors, which are logged. None is cached. */
export const registerErrorHandler = (server: FastifyInstance): void => {
  server.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').send(NOT_FOUND),
  );
  server.setErrorHandler((error: FastifyError & { headers?: Record<string, string> }, request, reply) => {
    const { statusCode = 500, headers = {} } = error;
    if (statusCode < 500)
      return reply
        .code(statusCode)
        .headers({ ...headers, 'cache-control': 'no-store' })
        .send(toErrorBody(statusCode));
    const isCanceled = reply.raw.destroyed && CANCELED.includes(error.code);
    // Only the log gets the message, which can name files of this machine.
    if (!isCanceled) server.log.error({ requestId: request.id, err: error }, 'A request failed');
    // It describes the body of the response that failed.
    reply.removeHeader('content-encoding');
    // Not returned: Fastify would wait for the response's end with one more listener, above the number at which Node reports a leak.
    void reply.code(500).header('cache-control', 'no-store').send(toErrorBody(500));
  });
};
