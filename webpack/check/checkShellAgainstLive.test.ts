import type { RemoteDescriptor, ShellDescriptor } from '@hashgrid/contracts';
import { checkShellAgainstLive } from './checkShellAgainstLive';

const SHELL = {
  version: '3.1.0',
  shared: { react: '19.3.1', '@hashgrid/platform': '2.0.0' },
  sharedNames: { '@hashgrid/platform': ['api', 'useTranslate'] },
  locales: ['ja-JP'],
} as unknown as ShellDescriptor;

const FINANCE = {
  name: 'finance',
  version: '4.5.6',
  shared: { react: '^19.3.1', '@hashgrid/platform': '^2.0.0' },
  sharedNames: { '@hashgrid/platform': ['api'] },
  endpointNames: ['getTransactions'],
  locales: ['ja-JP', 'ar-SA'],
} as unknown as RemoteDescriptor;

const check = (changes: Partial<ShellDescriptor>) =>
  checkShellAgainstLive({ ...SHELL, ...changes }, { shell: SHELL, remotes: [FINANCE] });

test('accepts a shell in which every live remote can run, even if either side lists no names', () => {
  expect(check({})).toEqual([]);
  expect(check({ sharedNames: {} })).toEqual([]);
  const { sharedNames, ...older } = FINANCE;
  expect(sharedNames).toBeDefined();
  expect(checkShellAgainstLive({ ...SHELL, sharedNames: {} }, { shell: null, remotes: [older] })).toEqual([]);
});

test.each<[string, Partial<ShellDescriptor>, string]>([
  [
    'another major of platform',
    { shared: { react: '19.3.1', '@hashgrid/platform': '3.0.0' } },
    'finance 4.5.6, which is live, needs @hashgrid/platform ^2.0.0, but shell 3.1.0 provides 3.0.0.',
  ],
  [
    'a package missing',
    { shared: { '@hashgrid/platform': '2.0.0' } },
    'finance 4.5.6, which is live, needs react ^19.3.1, but shell 3.1.0 provides none.',
  ],
  [
    'an export of platform missing',
    { sharedNames: { '@hashgrid/platform': ['useTranslate'] } },
    'finance 4.5.6, which is live, imports "api" from @hashgrid/platform, but shell 3.1.0 does not provide it.',
  ],
  [
    'an endpoint of the same name',
    { endpointNames: ['getUnreadCount', 'getTransactions'] },
    'shell 3.1.0 has the endpoint getTransactions, as finance 4.5.6, which is live, has: one would replace the other, because all share one API client.',
  ],
  [
    'an additional language',
    { locales: ['ja-JP', 'de-DE'] },
    'shell 3.1.0 offers de-DE, in which finance 4.5.6, which is live, has no texts.',
  ],
])('rejects a shell with %s, and names the affected remote', (_, changes, problem) => {
  expect(check(changes)).toEqual([
    { problem, remedy: expect.stringContaining('npm run release -- publish finance') as string },
  ]);
});

test('accepts a shell with an endpoint that a live remote has too if the live shell has it already', () => {
  const live = { ...SHELL, endpointNames: ['getTransactions'] };
  const shell = { ...live, version: '3.2.0' };
  expect(checkShellAgainstLive(shell, { shell: live, remotes: [FINANCE] })).toEqual([]);
});
