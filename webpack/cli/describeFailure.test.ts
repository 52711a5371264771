import { ReleaseApiError } from '@hashgrid/contracts/releases';
import { ReleaseError } from '../release/ReleaseError';
import { COMMAND_LINE } from './commandLine';
import { describeFailure } from './describeFailure';

test('an error that explains itself is printed without its stack', () => {
  expect(describeFailure(new ReleaseError('publish needs a name.'))).toBe('publish needs a name.');
});

test('a command that a server names is printed as this repository calls it', () => {
  const error = new ReleaseApiError(409, 'It is paused. Resume it with: npm run release -- resume game');
  expect(describeFailure(error)).toBe(`It is paused. Resume it with: ${COMMAND_LINE} resume game`);
});

test('any other error keeps its stack', () => {
  const error = new TypeError('x is undefined');
  expect(describeFailure(error)).toBe(error);
});
