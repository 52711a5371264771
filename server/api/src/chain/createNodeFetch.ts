import { startTimeLimit } from '@hashgrid/contracts';

/**
 * Returns a `fetch` whose responses must be complete within `ms`. viem's own limit ends with the headers, so a node that stalls later
 * would stop all reading; and it counts pauses of the machine, after which every node would be skipped.
 * @param createError Creates the error of a response that is late.
 */
export const createNodeFetch = (ms: number, createError: (url: string) => Error) => {
  return async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const controller = new AbortController();
    const stop = startTimeLimit(ms, () => controller.abort(createError(String(url))));
    try {
      const response = await fetch(url, { ...init, signal: controller.signal });
      const body = response.body?.pipeThrough(new TransformStream({ flush: stop }));
      return new Response(body, response);
    } catch (error) {
      stop();
      throw error;
    }
  };
};
