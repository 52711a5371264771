import type { FastifyRequest } from 'fastify';
import { plainAddress } from '@hashgrid/contracts/connection';
import type { Caller } from '../caller/Caller';

const MAX_DEVICE_LENGTH = 200;

/** Returns address and browser of a request; `request.ip` trusts `X-Forwarded-For` only from the configured proxies. */
export const readCaller = (request: FastifyRequest): Caller => ({
  address: plainAddress(request.ip),
  device: (request.headers['user-agent'] ?? '').slice(0, MAX_DEVICE_LENGTH),
});
