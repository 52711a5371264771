import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { closeQueuedResponses } from './closeQueuedResponses';
import { trackOpenRequests } from './trackOpenRequests';

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

test('closes the responses that wait for an earlier one when their connection closes', async () => {
  const requests = trackOpenRequests();
  const server = createServer((_request, response) => void requests.add(response));
  closeQueuedResponses(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [socket] = await once(server, 'connection');
  client.write(REQUEST.repeat(3));
  while (requests.count().all < 3) await new Promise((resolve) => setImmediate(resolve));
  client.destroy();
  if (!socket.closed) await once(socket, 'close');
  await new Promise((resolve) => setImmediate(resolve));
  expect(requests.count().all).toBe(0);
  server.close();
});
