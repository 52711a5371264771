import * as contracts from '@hashgrid/contracts/endpoints';
import { findMismatch } from '@hashgrid/contracts/schemas';
import type { Endpoint } from '@hashgrid/contracts/endpoints';
import type { FakeRequest } from './FakeRequest';
import type { FakeResponse } from './FakeResponse';
import { matchPath } from './matchPath';

const countParameters = ({ path }: Endpoint) => path.split(':').length - 1;

/** All contracts. `/nodes/recharge-all` comes before `/nodes/:action`, which matches the same path. */
const ENDPOINTS = Object.values(contracts)
  .filter((value): value is Endpoint & typeof value => typeof value === 'object' && 'path' in value)
  .sort((a, b) => countParameters(a) - countParameters(b));

/** Paths of the real API; tests of the platform use other, made-up paths. */
const PRODUCT_API = /^\/(public|shared|auth)\//;

/**
 * Returns an error message if a successful fake response of the real API breaks its contract, or if no contract describes its request;
 * otherwise null.
 */
export function findViolation({ method, path }: FakeRequest, response: FakeResponse): string | null {
  const { status, body, isMalformed = false } = response;
  if (isMalformed || status < 200 || status > 299 || !PRODUCT_API.test(path)) return null;
  const call = `${method} ${path}`;
  const contract = ENDPOINTS.find((endpoint) => endpoint.method === method && matchPath(endpoint.path, path));
  if (!contract) return `No contract describes "${call}". Define it in shared-libs/contracts/src/endpoints.`;
  if (typeof contract.response === 'string') return null;
  const mismatch = findMismatch(contract.response, body);
  return (
    mismatch &&
    `The fake response to "${call}" breaks its contract: ${mismatch.path || 'the response'} is not ${mismatch.expected}. ` +
      'Correct it, or use malformed(…) if the test needs an invalid response.'
  );
}
