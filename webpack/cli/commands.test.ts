import { dev } from '../dev/dev';
import { devAgainstEnvironment } from '../dev/devAgainstEnvironment';
import { COMMANDS } from './commands';

jest.mock('../dev/dev', () => ({ dev: jest.fn() }));
jest.mock('../dev/devAgainstEnvironment', () => ({ devAgainstEnvironment: jest.fn() }));

const runDev = (settings: Record<string, string>) => {
  const unset = { HASHGRID_URL: undefined, HASHGRID_PAGES_URL: undefined };
  jest.replaceProperty(process, 'env', { ...process.env, ...unset, ...settings });
  return COMMANDS.dev!.run(['finance']);
};

test('dev starts the product of the workspace without settings', async () => {
  await runDev({});
  expect(dev).toHaveBeenCalledWith('finance');
  expect(devAgainstEnvironment).not.toHaveBeenCalled();
});

test.each(['HASHGRID_URL', 'HASHGRID_PAGES_URL'])('dev uses the product at %s', async (setting) => {
  await runDev({ [setting]: 'https://play.example.com' });
  expect(devAgainstEnvironment).toHaveBeenCalledWith('finance', 'https://play.example.com');
  expect(dev).not.toHaveBeenCalled();
});
