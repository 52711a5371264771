import type { Registry, Release, RemoteDescriptor, ShellDescriptor } from '@hashgrid/contracts';
import { makeLineups } from './lineups';

const release = <Descriptor>(hash: string): Release<Descriptor> => ({
  version: '1.0.0',
  hash,
  base: `/${hash}/`,
  publishedAt: '2026-01-01T00:00:00.000Z',
  descriptor: {} as Descriptor,
});
const shell = (hash: string) => release<ShellDescriptor>(hash);
const remote = (hash: string) => release<RemoteDescriptor>(hash);

const LIVE: Registry = {
  revision: 7,
  shell: { current: shell('s2'), previous: [shell('s1')] },
  remotes: { finance: { current: remote('f2'), previous: [remote('f1')] } },
};
const WITH_CANDIDATE: Registry = { ...LIVE, remotes: { finance: { current: remote('f3'), previous: [] } } };

const describeLineups = (name: string, live: Registry, candidate: Registry) =>
  makeLineups(name, live, candidate).map(({ name: lineup, registry, reason }) => [
    lineup,
    registry ? `${registry.shell?.current.hash} ${registry.remotes.finance?.current.hash}` : reason,
  ]);

test('makes lineups of the live releases, of these with the candidate, and of the candidate with the previous shell', () => {
  expect(describeLineups('finance', LIVE, WITH_CANDIDATE)).toEqual([
    ['live', 's2 f2'],
    ['candidate + live', 's2 f3'],
    ['candidate + previous shell 1.0.0-s1', 's1 f3'],
  ]);
});

test('says why it cannot run the previous shell', () => {
  const first = { ...LIVE, shell: { current: shell('s1'), previous: [] } };
  expect(describeLineups('finance', first, { ...WITH_CANDIDATE, shell: first.shell })[2]).toEqual([
    'candidate + previous shell',
    'no previous shell is in the registry',
  ]);
  expect(describeLineups('shell', LIVE, LIVE)[2]).toEqual([
    'candidate + previous shell',
    'the candidate is the shell',
  ]);
});
