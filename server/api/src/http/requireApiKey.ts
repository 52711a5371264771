import type { onRequestHookHandler } from 'fastify';
import { API_KEY_HEADER } from '@hashgrid/contracts';
import { MESSAGES } from '../messages';
import { ProductError } from '../ProductError';

/** Refuses calls that do not carry the product's API key [C1]. */
export const requireApiKey =
  (apiKey: string): onRequestHookHandler =>
  (request, _reply, done) => {
    // Every browser knows this key, so a plain comparison tells nobody anything.
    const isRight = request.headers[API_KEY_HEADER] === apiKey;
    done(isRight ? undefined : new ProductError(401, MESSAGES.apiKeyWrong));
  };
