import { ROOT, SHELL_DIR } from '../compile/paths';
import { describeFailure } from '../cli/describeFailure';
import { readInstalledVersion } from './readInstalledVersion';

test('returns the version that is installed', () => {
  expect(readInstalledVersion('react', SHELL_DIR)).toMatch(/^\d+\.\d+\.\d+/);
});

test('says without a stack which package is not installed, and what to run', async () => {
  const failure = await Promise.resolve(ROOT)
    .then((dir) => readInstalledVersion('no-such-package', dir))
    .catch(describeFailure);
  expect(failure).toBe(
    `"no-such-package" is not installed for ${ROOT}. Run npm install, without --force or --legacy-peer-deps: with these, npm leaves out packages that others need.`,
  );
});
