import { request } from 'node:http';
import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import { OperatorAccessError, OperatorConnectionError, sendOperatorCommand } from './sendOperatorCommand';

jest.mock('node:http', () => ({ request: jest.fn() }));

/** Makes every request fail with an error code. */
const failWith = (code: string) => {
  jest.mocked(request).mockImplementation(() => {
    const outgoing = Object.assign(new EventEmitter(), { end: () => outgoing });
    queueMicrotask(() => outgoing.emit('error', Object.assign(new Error(`connect ${code}`), { code })));
    return outgoing as unknown as ReturnType<typeof request>;
  });
};

/** Makes every request get a response whose connection ends early. */
const cutResponses = () =>
  jest.mocked(request).mockImplementation((_options, callback) => {
    const response = new Readable({
      read() {
        this.destroy(new Error('aborted'));
      },
    });
    const respond = callback as unknown as (response: object) => void;
    queueMicrotask(() => respond(Object.assign(response, { statusCode: 200 })));
    const outgoing = Object.assign(new EventEmitter(), { end: () => outgoing });
    return outgoing as unknown as ReturnType<typeof request>;
  });

test.each([
  ['before it responds', () => failWith('ECONNRESET')],
  ['while it receives the command', () => failWith('EPIPE')],
  ['while it responds', cutResponses],
])('says what to check when the server stops %s', async (_, stop) => {
  stop();
  const sent = sendOperatorCommand('/data', { action: 'list' });
  await expect(sent).rejects.toThrow(OperatorConnectionError);
  await expect(sent).rejects.toThrow(
    'The product on /data stopped before it had responded. Check whether the command was carried out, then run it again.',
  );
});

test('says which user can run a command when the server belongs to another one', async () => {
  failWith('EACCES');
  const sent = sendOperatorCommand('/data', { action: 'list' });
  await expect(sent).rejects.toThrow(OperatorAccessError);
  await expect(sent).rejects.toThrow(
    'Could not run the command: the product on /data belongs to another user of this machine. Run it as that user, or as root.',
  );
});

test.each(['ENOENT', 'ECONNREFUSED'])('returns no response when no server is running (%s)', async (code) => {
  failWith(code);
  await expect(sendOperatorCommand('/data', { action: 'list' })).resolves.toBeUndefined();
});

test('passes on any other error', async () => {
  failWith('EMFILE');
  await expect(sendOperatorCommand('/data', { action: 'list' })).rejects.toThrow('connect EMFILE');
});
