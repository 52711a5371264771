import { createReleaseClient } from '@hashgrid/contracts/releases';
import { openReleaseApi } from '../../test/releaseApi';

const NAME = 'Use lowercase letters, digits and hyphens, as in "daily-prize".';
const CHANNEL = 'Use lowercase letters, digits and hyphens, as in "staging".';
const RELEASE = 'Use the ID of a release, as in 1.2.0-1a2b3c4d. See: npm run release -- list';

const { api, newToken } = openReleaseApi();
let url: string;

beforeAll(async () => {
  url = await api.app.listen({ host: '127.0.0.1', port: 0 });
});

test.each<[action: 'rollback' | 'pin' | 'promote' | 'diff' | 'log', request: object, problems: string[]]>([
  ['rollback', { name: 'Finance' }, [`name: ${NAME}`]],
  ['pin', { name: 'finance', release: '1.2.0' }, [`release: ${RELEASE}`]],
  [
    'promote',
    { name: 'remotes/finance', from: 'Staging', channel: 'live ' },
    [`name: ${NAME}`, `from: ${CHANNEL}`, `channel: ${CHANNEL}`],
  ],
  ['diff', { from: 'live', to: 'STAGING' }, [`to: ${CHANNEL}`]],
  ['log', { name: 'Finance' }, [`name: ${NAME}`]],
])('rejects %s with %j, and says what each invalid field must be', async (action, request, problems) => {
  const { token } = await newToken();
  const send = createReleaseClient({ url, token })[action] as (sent: object) => Promise<unknown>;
  const error = await send(request).catch((reason: Error) => reason);
  expect(error).toMatchObject({ status: 422 });
  for (const problem of problems) expect((error as Error).message).toContain(problem);
});
