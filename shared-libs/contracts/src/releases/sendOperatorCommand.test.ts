import { request } from 'node:http';
import { EventEmitter } from 'node:events';
import { OperatorAccessError, sendOperatorCommand } from './sendOperatorCommand';

jest.mock('node:http', () => ({ request: jest.fn() }));

/** Makes every request fail with an error code. */
const failWith = (code: string) => {
  jest.mocked(request).mockImplementation(() => {
    const outgoing = Object.assign(new EventEmitter(), { end: () => outgoing });
    queueMicrotask(() => outgoing.emit('error', Object.assign(new Error(`connect ${code}`), { code })));
    return outgoing as unknown as ReturnType<typeof request>;
  });
};

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
  failWith('EPIPE');
  await expect(sendOperatorCommand('/data', { action: 'list' })).rejects.toThrow('connect EPIPE');
});
