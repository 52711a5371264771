import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiErrorBody } from '@hashgrid/contracts/schemas';
import { DomainError } from '../DomainError';
import { isDatabaseBusy, isDatabaseUnavailable } from '../database/isConnectionLost';
import { MESSAGES } from '../messages';
import { getErrorCode, ERROR_STATUS } from './errorStatus';
import { toFieldErrors } from './toFieldErrors';

/** A server that restarts or fails over takes longer than the retries of a query. */
const DATABASE_RETRY_SECONDS = 5;

function createValidationBody(error: FastifyError, request: FastifyRequest): ApiErrorBody {
  if (error.validationContext === 'headers')
    return { statusCode: 422, message: MESSAGES.idempotencyKeyMissing };
  const { body, query: querystring, params } = request;
  const part = error.validationContext ?? 'body';
  return {
    statusCode: 422,
    message: MESSAGES.invalidFields,
    errors: toFieldErrors(
      error.validation ?? [],
      { body, querystring, params }[part],
      request.routeOptions.schema?.[part],
    ),
  };
}

function sendDomainError({ kind, message, errors, retryAfter, data }: DomainError, reply: FastifyReply) {
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  const body: ApiErrorBody = {
    statusCode: getErrorCode(kind),
    message,
    ...(errors && { errors }),
    ...(retryAfter && { retryAfter }),
    ...(data && { data }),
  };
  return reply.code(ERROR_STATUS[kind]).send(body);
}

/** Returns what to tell players when the database is unavailable or busy; undefined for other errors. */
function findOutageMessage(error: Error): string | undefined {
  if (isDatabaseUnavailable(error)) return MESSAGES.databaseUnavailable;
  return isDatabaseBusy(error) ? MESSAGES.databaseBusy : undefined;
}

/**
 * Sends every failure, unknown paths included, in the error envelope. Unexpected errors are logged and sent as 500; those of an unavailable
 * or busy database as 503, by which pages recognize an outage.
 */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ statusCode: 404, message: MESSAGES.notFound } satisfies ApiErrorBody),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof DomainError) return sendDomainError(error, reply);
    if (error.validation) return reply.code(422).send(createValidationBody(error, request));
    const { statusCode: status = 500 } = error;
    if (status < 500)
      return reply
        .code(status)
        .send({ statusCode: status, message: MESSAGES.badRequest } satisfies ApiErrorBody);
    request.log.error({ err: error });
    const outage = findOutageMessage(error);
    if (outage)
      return sendDomainError(
        new DomainError('unavailable', outage, { retryAfter: DATABASE_RETRY_SECONDS }),
        reply,
      );
    return reply.code(500).send({ statusCode: 500, message: MESSAGES.serverError } satisfies ApiErrorBody);
  });
}
