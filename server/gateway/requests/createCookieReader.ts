import type { FastifyRequest } from 'fastify';

/**
 * Creates a function that returns the value of a cookie in a request; null when it is missing or does not match `valuePattern`.
 * @param valuePattern Regular expression for the whole value, such as `\\w+`.
 */
export const createCookieReader = (name: string, valuePattern: string) => {
  const pattern = new RegExp(`(?:^|; )${name}=(${valuePattern})(?:;|$)`);
  return ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
    pattern.exec(headers.cookie ?? '')?.[1] ?? null;
};
