import { parseNewsCommand } from './NewsCommand';

const english = { title: 'Maintenance', text: 'On Sunday.\nAn hour at most.' };
const parse = (line: string[], content: unknown = { 'en-US': english }) =>
  parseNewsCommand(line, () => (typeof content === 'string' ? content : JSON.stringify(content)));

test.each([
  [['list'], { action: 'listNews' }],
  [['withdraw', '7'], { action: 'withdrawNews', id: '7' }],
  [['publish', 'f.json'], { action: 'publishNews', texts: { 'en-US': english }, at: null, days: 14 }],
  [
    ['publish', 'f.json', '--at', '2026-02-01T12:00:00Z', '--days', '3'],
    { action: 'publishNews', texts: { 'en-US': english }, at: '2026-02-01T12:00:00.000Z', days: 3 },
  ],
])('parses %j', (line, command) => {
  expect(parse(line)).toEqual(command);
});

test.each([
  [[], undefined, 'Publishes news for all players'],
  [['publish'], undefined, 'Publishes news for all players'],
  [['publish', 'f', '--days', '61'], undefined, '--days is "61"'],
  [['publish', 'f', '--at', 'soon'], undefined, '--at is "soon"'],
  [['publish', 'f', '--at', '2026-02-01T12:00:00'], undefined, '--at is "2026-02-01T12:00:00"'],
  [['publish', 'f', '--at', '2026-02-30T12:00:00Z'], undefined, '--at is "2026-02-30T12:00:00Z"'],
  [['publish', 'f'], '{', 'The file is not valid JSON'],
  [['publish', 'f'], { 'de-DE': english }, 'The text in English (en-US) is missing'],
  [['publish', 'f'], { 'en-US': english, 'xx-XX': english }, '"xx-XX" is not a language'],
  [['publish', 'f'], { 'en-US': { title: 'Only a title' } }, 'The text in en-US is missing'],
  [['publish', 'f'], { 'en-US': { ...english, title: 'x'.repeat(81) } }, '81 characters; at most 80'],
  [['publish', 'f'], { 'en-US': { ...english, text: 'a\u202eb' } }, 'control characters'],
])('rejects %j with the file content %j', (line, content, problem) => {
  expect(() => parse(line, content)).toThrow(problem);
});

test.each([
  ['ENOENT', 'it does not exist. Check the path.'],
  ['EACCES', 'access is denied (EACCES). Give the user of this process read and write access.'],
])('says why a file can’t be read: %s', (code, reason) => {
  const readFile = () => {
    throw Object.assign(new Error(`${code}: open`), { code });
  };
  expect(() => parseNewsCommand(['publish', 'news.json'], readFile)).toThrow(
    new Error(`Could not read the file "news.json": ${reason}`),
  );
});
