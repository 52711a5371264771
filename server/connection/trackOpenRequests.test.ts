import { EventEmitter } from 'node:events';
import { trackOpenRequests } from './trackOpenRequests';

/** A response that closes when it is destroyed. */
const createResponse = () => {
  const headers = new Map<string, string>();
  const response = Object.assign(new EventEmitter(), {
    getHeader: (name: string) => headers.get(name),
    destroy: () => void response.emit('close'),
  });
  return { response, startEventStream: () => void headers.set('content-type', 'text/event-stream') };
};

test('cuts an event stream that is opened while the server closes', async () => {
  const requests = trackOpenRequests();
  const { response, startEventStream } = createResponse();
  requests.add(response);
  const drained = requests.drain();
  startEventStream();
  await drained;
  expect(requests.count().all).toBe(0);
});

test('waits for other requests in flight', async () => {
  const requests = trackOpenRequests();
  const stream = createResponse();
  const other = createResponse();
  stream.startEventStream();
  for (const { response } of [stream, other]) requests.add(response);
  const handleDrained = jest.fn();
  const drained = requests.drain().then(handleDrained);
  await new Promise((resolve) => setImmediate(resolve));
  expect(requests.count()).toEqual({ all: 1, eventStreams: 0 });
  expect(handleDrained).not.toHaveBeenCalled();
  other.response.emit('close');
  await drained;
});
