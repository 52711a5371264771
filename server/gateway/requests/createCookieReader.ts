import type { FastifyRequest } from 'fastify';

/**
 * Creates a function that returns the value of a cookie in a request; null when it is missing or does not match `form`.
 * @param form Pattern of the whole value, such as `\\w+`.
 */
export const createCookieReader = (name: string, form: string) => {
  const pattern = new RegExp(`(?:^|; )${name}=(${form})(?:;|$)`);
  return ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
    pattern.exec(headers.cookie ?? '')?.[1] ?? null;
};
