import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { openEventStream } from './openEventStream';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick'] }));
afterEach(() => void jest.useRealTimers());

const createResponse = () => Object.assign(new PassThrough(), { setHeader: jest.fn(), writeHead: jest.fn() });

function openStream(isAllowed: () => Promise<boolean>, response = createResponse()) {
  const onClose = jest.fn();
  const stream = openEventStream(response as unknown as ServerResponse, { seconds: 60, isAllowed, onClose });
  response.resume();
  return { stream, response, onClose };
}

test('stays open until its maximum duration while it is allowed', async () => {
  const { response } = openStream(() => Promise.resolve(true));
  await jest.advanceTimersByTimeAsync(59_000);
  expect(response.writableEnded).toBe(false);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(response.writableEnded).toBe(true);
});

test('closes once, at the next keep-alive, when it is no longer allowed', async () => {
  let isAllowed = true;
  const { response, onClose } = openStream(() => Promise.resolve(isAllowed));
  await jest.advanceTimersByTimeAsync(20_000);
  isAllowed = false;
  await jest.advanceTimersByTimeAsync(15_000);
  expect(response.writableEnded).toBe(true);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('is closed immediately when the client has left before it was opened', async () => {
  const response = createResponse();
  response.destroy();
  await once(response, 'close');
  const { onClose } = openStream(() => Promise.resolve(true), response);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('writes nothing after its end while the connection still sends an earlier response', async () => {
  // Like a pipelined response, one without a socket is not flushed at its end and emits no `close`.
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const handleError = jest.fn();
  response.on('error', handleError);
  const isAllowed = jest.fn(() => Promise.resolve(false));
  const stream = openEventStream(response, { seconds: 60, isAllowed, onClose: jest.fn() });
  await jest.advanceTimersByTimeAsync(16_000);
  expect(response.writableEnded).toBe(true);
  stream.send('block', {});
  await jest.advanceTimersByTimeAsync(60_000);
  expect(handleError).not.toHaveBeenCalled();
  expect(isAllowed).toHaveBeenCalledTimes(1);
});

test('stays open when the check that it is allowed fails', async () => {
  const { response } = openStream(() => Promise.reject(new Error('no database')));
  await jest.advanceTimersByTimeAsync(40_000);
  expect(response.writableEnded).toBe(false);
});
