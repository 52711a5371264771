import type { FastifyRequest } from 'fastify';
import { DEVICE_TOKEN, DEVICE_TOKEN_HEADER } from '@hashgrid/contracts';
import { unmapIpv4Address } from '@hashgrid/connection';
import type { Caller } from '../caller/Caller';
import { readLanguage } from '../caller/readLanguage';

const MAX_DEVICE_LENGTH = 200;

function readDeviceToken({ headers }: FastifyRequest): Pick<Caller, 'deviceToken'> {
  const token = headers[DEVICE_TOKEN_HEADER];
  return typeof token === 'string' && DEVICE_TOKEN.test(token) ? { deviceToken: token } : {};
}

/** Returns IP address, browser and language of a request; `request.ip` trusts `X-Forwarded-For` only from the configured proxies. */
export const readCaller = (request: FastifyRequest): Caller => ({
  ipAddress: unmapIpv4Address(request.ip),
  device: (request.headers['user-agent'] ?? '').slice(0, MAX_DEVICE_LENGTH),
  language: readLanguage(request.headers['accept-language']),
  ...readDeviceToken(request),
});
