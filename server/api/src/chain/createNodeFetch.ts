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
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      // However the body ends: it is complete, missing, broken, or canceled by its reader.
      if (response.body) void response.body.pipeTo(writable).then(stop, stop);
      else stop();
      return new Response(response.body && readable, response);
    } catch (error) {
      stop();
      throw error;
    }
  };
};
