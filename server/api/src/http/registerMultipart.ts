import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { PICTURE } from '@hashgrid/contracts';
import { DomainError } from '../DomainError';
import { MESSAGES } from '../messages';
import type { Api } from './Api';
import { getPlayer } from './getPlayer';
import { createUploadSlots, type UploadSlot } from './createUploadSlots';

const FORM_TYPE = 'multipart/form-data';
/** An image with the other parts of its form. */
const MAX_FORM_BYTES = PICTURE.maxBytes + 64 * 1024;
const RETRY_AFTER_SECONDS = 5;

/** Stands for the body of a request whose form is too large. */
export const TOO_LARGE = Symbol('a form that is too large');

const createBusyError = () =>
  new DomainError('tooManyConnections', MESSAGES.tooManyAttempts, { retryAfter: RETRY_AFTER_SECONDS });
const createCanceledError = () =>
  new DomainError('unavailable', MESSAGES.uploadCanceled, { retryAfter: RETRY_AFTER_SECONDS });

/**
 * Returns the whole body, or `TOO_LARGE`, whose bytes aren't kept.
 * @param cancellation Aborted when the upload is canceled for another one.
 */
const readBody = (
  { raw, headers }: FastifyRequest,
  slot: UploadSlot,
  cancellation: AbortSignal,
): Promise<Buffer | typeof TOO_LARGE> =>
  new Promise((resolve, reject) => {
    let chunks: Uint8Array[] = [];
    let size = 0;
    const isTooLarge = () => size > MAX_FORM_BYTES || Number(headers['content-length']) > MAX_FORM_BYTES;
    if (isTooLarge()) resolve(TOO_LARGE);
    raw.on('data', (chunk: Uint8Array) => {
      size += chunk.length;
      slot.addBytes(chunk.length);
      if (!isTooLarge() && !cancellation.aborted) return void chunks.push(chunk);
      chunks = [];
      resolve(TOO_LARGE);
    });
    raw.on('end', () => {
      slot.complete();
      resolve(Buffer.concat(chunks));
    });
    cancellation.addEventListener('abort', () => {
      chunks = [];
      reject(createCanceledError());
    });
    // The client has disconnected.
    raw.on('error', () => reject(new DomainError('malformed', MESSAGES.badRequest)));
  });

/**
 * Lets the routes of this scope accept multipart forms; elsewhere they get 415. Forms are limited before they are read: in
 * number per player, and in how many are held in memory or wait for the conversion of their image. While all slots are taken, slow ones are canceled for others.
 * @param countForm Counts a form of this account; throws when there were too many.
 */
export function registerMultipart(app: Api, countForm: (accountId: string) => Promise<void>): void {
  const slots = createUploadSlots();
  const releases = new WeakMap<IncomingMessage, () => void>();
  const release = (raw: IncomingMessage): void => {
    releases.get(raw)?.();
    releases.delete(raw);
  };
  // The framework decides what is a form, so that no other spelling of the type evades the limits.
  app.addContentTypeParser(FORM_TYPE, async (request: FastifyRequest) => {
    const { raw } = request;
    const { accountId } = getPlayer(request);
    await countForm(accountId);
    const cancellation = new AbortController();
    // The client may have disconnected meanwhile.
    const slot = raw.destroyed ? null : slots.acquire(accountId, () => cancellation.abort());
    if (!slot) throw createBusyError();
    releases.set(raw, slot.release);
    return readBody(request, slot, cancellation.signal);
  });
  // A slot isn't released when the client disconnects, because the image stays in the queue for conversion.
  app.addHook('onSend', async ({ raw }) => release(raw));
}
