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
  locales: ['ja-JP', 'ar-SA'],
} as unknown as RemoteDescriptor;

const check = (changes: Partial<ShellDescriptor>) =>
  checkShellAgainstLive({ ...SHELL, ...changes }, [FINANCE]);

test('finds nothing in a shell that every live remote fits, nor where one of the two lists no names', () => {
  expect(check({})).toEqual([]);
  expect(check({ sharedNames: {} })).toEqual([]);
  const { sharedNames, ...older } = FINANCE;
  expect(sharedNames).toBeDefined();
  expect(checkShellAgainstLive({ ...SHELL, sharedNames: {} }, [older])).toEqual([]);
});

test.each<[string, Partial<ShellDescriptor>, string]>([
  [
    'another major of platform',
    { shared: { react: '19.3.1', '@hashgrid/platform': '3.0.0' } },
    'finance 4.5.6, which is live, needs @hashgrid/platform ^2.0.0, but shell 3.1.0 provides 3.0.0.',
  ],
  [
    'a package less',
    { shared: { '@hashgrid/platform': '2.0.0' } },
    'finance 4.5.6, which is live, needs react ^19.3.1, but shell 3.1.0 provides none.',
  ],
  [
    'a name of platform less',
    { sharedNames: { '@hashgrid/platform': ['useTranslate'] } },
    'finance 4.5.6, which is live, imports "api" from @hashgrid/platform, but shell 3.1.0 does not provide it.',
  ],
  [
    'a language more',
    { locales: ['ja-JP', 'de-DE'] },
    'shell 3.1.0 offers de-DE, in which finance 4.5.6, which is live, has no texts.',
  ],
])('refuses a shell with %s, and names the remote that needs it', (_, changes, problem) => {
  expect(check(changes)).toEqual([
    { problem, remedy: expect.stringContaining('npm run release -- publish finance') as string },
  ]);
});
