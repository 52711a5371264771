import { check } from './check';

jest.mock('../release/publish', () => ({ listPublishable: () => ['finance', 'game'] }));
jest.mock('../remote/buildRemote');

test.each([[[]], [['unknown']], [['finance', 'game']], [['finance', '--channel', 'staging']]])(
  'checks exactly one remote: rejects %j',
  async (args: string[]) => {
    await expect(check(args)).rejects.toThrow(
      'Usage: npm run release -- check <name>. Choose one of: finance, game.',
    );
  },
);
