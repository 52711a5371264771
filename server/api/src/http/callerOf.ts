import type { FastifyRequest } from 'fastify';
import { plainAddress } from '@hashgrid/contracts/connection';
import type { Caller } from '../caller/Caller';

const MAX_DEVICE_LENGTH = 200;

/** Address and browser of a request; `ip` is the peer's own word for nobody but the trusted proxy. */
export const callerOf = (request: FastifyRequest): Caller => ({
  address: plainAddress(request.ip),
  device: (request.headers['user-agent'] ?? '').slice(0, MAX_DEVICE_LENGTH),
});
