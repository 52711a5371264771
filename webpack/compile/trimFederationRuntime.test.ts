import { readInstalledVersion } from '../sharing/readInstalledVersion';
import { trimFederationRuntime } from './trimFederationRuntime';

jest.mock('../sharing/readInstalledVersion', () => ({
  readInstalledVersion: jest.fn(
    jest.requireActual<{ readInstalledVersion: typeof readInstalledVersion }>(
      '../sharing/readInstalledVersion',
    ).readInstalledVersion,
  ),
}));

test('has replacements for the installed version of the library', () => {
  expect(trimFederationRuntime).not.toThrow();
});

test('refuses any other version, which may call what the replacements do not have', () => {
  jest.mocked(readInstalledVersion).mockReturnValueOnce('2.9.3');
  expect(trimFederationRuntime).toThrow('is 2.9.3, but our replacements');
});
