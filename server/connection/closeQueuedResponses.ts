import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Closes the responses to pipelined requests that wait for an earlier response when their connection closes. Node emits no `close` for
 * them, so whatever counts open requests would count them forever.
 */
export function closeQueuedResponses(server: Pick<Server, 'on'>): void {
  const openResponses = new WeakMap<Socket, Set<ServerResponse>>();

  const trackSocket = (socket: Socket): Set<ServerResponse> => {
    const responses = new Set<ServerResponse>();
    openResponses.set(socket, responses);
    socket.once('close', () => {
      // Node closes the one that has the socket.
      for (const response of [...responses].filter((each) => !each.socket)) {
        response.destroy();
        response.emit('close');
      }
    });
    return responses;
  };

  server.on('request', ({ socket }, response) => {
    const responses = openResponses.get(socket) ?? trackSocket(socket);
    responses.add(response);
    response.once('close', () => responses.delete(response));
  });
}
