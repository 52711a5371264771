import { runCommand, StalledCommandError } from './runCommand';
import { runSequence } from './runSequence';

jest.mock('./runCommand', () => ({
  ...jest.requireActual<object>('./runCommand'),
  runCommand: jest.fn(),
}));

test('runs all commands although one stalls and another fails, and returns those', async () => {
  jest.spyOn(console, 'log').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
  jest
    .mocked(runCommand)
    .mockRejectedValueOnce(new StalledCommandError('npx eslint', 60_000))
    .mockResolvedValueOnce(2)
    .mockResolvedValueOnce(0);
  const commands = [
    ['npx', 'eslint', '.'],
    ['npx', 'knip'],
    ['npm', 'run', 'types'],
  ];
  expect(await runSequence(commands)).toEqual(['npx eslint .', 'npx knip']);
  expect(runCommand).toHaveBeenLastCalledWith('npm', ['run', 'types']);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('"npx eslint" stalled'));
});
