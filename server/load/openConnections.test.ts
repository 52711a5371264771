import { findUnusedPort } from '@hashgrid/connection';
import { openSlowUpload, openStream } from './openConnections';

test.each([
  ['stream', openStream],
  ['slow upload', (servers: Parameters<typeof openStream>[0]) => openSlowUpload(servers, '10.0.0.1')],
])('rejects a %s when the gateway can’t be reached', async (_, open) => {
  const url = `http://127.0.0.1:${await findUnusedPort('127.0.0.1')}`;
  const servers = { url, apiKey: 'k', lines: [], close: () => Promise.resolve() };
  await expect(open(servers, '', '10.0.0.1')).rejects.toThrow('ECONNREFUSED');
});
