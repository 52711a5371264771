import { readOptions } from './options';

test('reads the options', () => {
  expect(readOptions([], 'out')).toMatchObject({
    url: undefined,
    screens: [],
    state: 'played',
    outDir: 'out',
  });
  expect(readOptions([], 'out').locales).toHaveLength(15);
  expect(readOptions(['--language', 'fr-FR', '--screen', '/wallet'], 'out')).toMatchObject({
    locales: ['fr-FR'],
    screens: ['/wallet'],
  });
});

test.each([
  [['--language', 'nl-NL'], 'Unknown language: nl-NL'],
  [['--width', '100'], '--width is 100'],
  [['--state', 'rich'], 'Unknown state: rich'],
  [['--locale', 'fr-FR'], "Unknown option '--locale'"],
])('rejects %j with the usage', (args, problem) => {
  expect(() => readOptions(args, 'out')).toThrow(problem);
  expect(() => readOptions(args, 'out')).toThrow('Usage: npm run languages');
});
