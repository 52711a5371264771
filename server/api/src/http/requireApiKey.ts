import type { onRequestHookHandler } from 'fastify';
import { API_KEY_HEADER } from '@hashgrid/contracts';
import { MESSAGES } from '../messages';
import { DomainError } from '../DomainError';

/** Rejects calls without the product's API key. */
export const requireApiKey =
  (apiKey: string): onRequestHookHandler =>
  (request, _reply, done) => {
    // Every browser knows this key, so timing reveals nothing.
    const isValid = request.headers[API_KEY_HEADER] === apiKey;
    done(isValid ? undefined : new DomainError('unauthenticated', MESSAGES.invalidApiKey));
  };
