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

test('throws for any other version, which may call functions that the replacements lack', () => {
  jest.mocked(readInstalledVersion).mockReturnValueOnce('2.9.3');
  expect(trimFederationRuntime).toThrow('is 2.9.3, but our replacements');
});
