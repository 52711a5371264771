import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiErrorBody } from '@hashgrid/contracts/schemas';
import { MESSAGES } from '../messages';
import { ProductError } from '../ProductError';
import { fieldErrors } from './fieldErrors';

function validationBody(error: FastifyError, request: FastifyRequest): ApiErrorBody {
  if (error.validationContext === 'headers')
    return { statusCode: 422, message: MESSAGES.idempotencyKeyMissing };
  const values = error.validationContext === 'querystring' ? request.query : request.body;
  return {
    statusCode: 422,
    message: MESSAGES.checkFields,
    errors: fieldErrors(error.validation ?? [], values),
  };
}

function answerProductError(error: ProductError, reply: FastifyReply): FastifyReply {
  const { code, message, errors, retryAfter } = error;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  const body: ApiErrorBody = { statusCode: code, message };
  return reply
    .code(error.status)
    .send({ ...body, ...(errors && { errors }), ...(retryAfter && { retryAfter }) });
}

/** PostgreSQL's codes for text that it cannot hold: a NUL sign, which nobody types. */
const UNREADABLE_TEXT: readonly string[] = ['22021', '22P05'];

/** 500 for what is our fault. */
function statusOf({ statusCode = 500, code }: FastifyError): number {
  return UNREADABLE_TEXT.includes(code) ? 400 : statusCode;
}

/** What is logged of an error. A database's also has the values of its statement: hashes, mailed links, addresses. */
const loggable = ({ name, message, stack, code }: FastifyError) => ({ name, message, stack, code });

/** Every failure, a missing page included, is answered in the envelope; what is our fault is logged and not told. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ statusCode: 404, message: MESSAGES.notFound } satisfies ApiErrorBody),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof ProductError) return answerProductError(error, reply);
    if (error.validation) return reply.code(422).send(validationBody(error, request));
    const status = statusOf(error);
    if (status < 500)
      return reply
        .code(status)
        .send({ statusCode: status, message: MESSAGES.badRequest } satisfies ApiErrorBody);
    request.log.error({ err: loggable(error) });
    return reply.code(500).send({ statusCode: 500, message: MESSAGES.serverError } satisfies ApiErrorBody);
  });
}
