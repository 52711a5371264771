import type { FastifyRequest } from 'fastify';

/**
 * Makes a function that returns a cookie of a request, or null when there is none of that form.
 * @param form Pattern of the whole value, such as `\\w+`.
 */
export const createCookieReader = (name: string, form: string) => {
  const pattern = new RegExp(`(?:^|; )${name}=(${form})(?:;|$)`);
  return ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
    pattern.exec(headers.cookie ?? '')?.[1] ?? null;
};
