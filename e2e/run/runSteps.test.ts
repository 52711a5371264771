import { runSteps, type Step } from './runSteps';

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
});

const PASSED = { passed: 2, failed: 0 };
const createStep = (name: string, changes: Partial<Step> = {}) => ({
  name,
  run: jest.fn(async () => PASSED),
  ...changes,
});
const fail = () => Promise.reject(new Error('No Chromium.'));

test('runs all steps although one fails, and prints why', async () => {
  const results = await runSteps([createStep('browser', { run: fail }), createStep('lint')]);
  expect(results).toMatchObject([
    { name: 'browser', passed: 0, failed: 1 },
    { name: 'lint', ...PASSED },
  ]);
  expect(console.error).toHaveBeenCalledWith('No Chromium.');
});

test('does not run a step whose needed step has failed, and counts it as failed', async () => {
  const needing = createStep('browser tests', { needs: 'browser' });
  const [, result] = await runSteps([createStep('browser', { run: fail }), needing]);
  expect(needing.run).not.toHaveBeenCalled();
  expect(result).toMatchObject({ passed: 0, failed: 1 });
  expect(console.error).toHaveBeenLastCalledWith('Not run, because this failed: browser');
});

test('runs a step whose needed step has passed', async () => {
  const [, result] = await runSteps([
    createStep('browser'),
    createStep('browser tests', { needs: 'browser' }),
  ]);
  expect(result).toMatchObject(PASSED);
});
