import { scrubText } from './scrubText';

test.each([
  ['an email', 'No account for ada@example.org here', 'No account for [removed] here'],
  ['an email at an IP address', 'No account for ada@127.0.0.1 here', 'No account for [removed] here'],
  ['an email at a host of digits', 'No account for ada@1.2.3.example here', 'No account for [removed] here'],
  ['an encoded email', 'GET ada%40example.org failed', 'GET [removed] failed'],
  ['an access token', 'got eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxIn0.c2lnbg', 'got [removed]'],
  ['a bearer token', 'Authorization: Bearer abc.def-1', 'Authorization: Bearer [removed]'],
  ['a wallet address', 'from 0x55d398326f99059fF775485246999027B3197955!', 'from [removed]!'],
  ['a private key', `key 0x${'1f'.repeat(32)}`, 'key [removed]'],
  ['a hex secret', `secret ${'0f'.repeat(16)}`, 'secret [removed]'],
  ['a base64 secret', 'reset q7Zr0Lw3v9TnB5xkYc2dHf8mJs4pGaE1uI6oRtWyQzA failed', 'reset [removed] failed'],
  ['a two-factor secret', 'seed JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', 'seed [removed]'],
  ['an account ID', 'player 3f0e9a52-6a0f-4a3b-9c42-2f6f0d9f4c11', 'player [removed]'],
  ['an IP address', 'connect 203.0.113.7 refused', 'connect [removed] refused'],
  ['an IPv6 address', 'connect 2001:db8:0:1:1:1:1:1 refused', 'connect [removed] refused'],
  ['a shortened IPv6 address', 'connect 2001:db8:85a3::8a2e:370:7334 refused', 'connect [removed] refused'],
  ['an IPv6 address with a port', 'connect [fe80::1]:443 refused', 'connect [[removed]]:443 refused'],
  ['a query', 'GET https://h.example/a?token=1&b=2 failed', 'GET https://h.example/a?[removed] failed'],
  [
    'a fragment in a stack',
    'at f (https://h.example/x.js#secret:10:5)',
    'at f (https://h.example/x.js?[removed]:10:5)',
  ],
  ['a token in a query without a path', 'search ?token=abc&page=2', 'search ?token=[removed]&page=2'],
  ['a password', 'password=hunter2, retrying', 'password=[removed], retrying'],
  ['a password in JSON', '{"newPassword":"hunter2","page":2}', '{"newPassword":"[removed]","page":2}'],
  [
    'a password in JSON that contains separators',
    '{"password":"correct horse, battery\\" & staple;","page":2}',
    '{"password":"[removed]","page":2}',
  ],
  [
    'a password of several words in JSON within JSON',
    '{"body":"{\\"password\\":\\"correct horse\\"}"}',
    '{"body":"{\\"password\\":\\"[removed]\\"}"}',
  ],
  [
    'a password of several words in JSON that was cut off',
    '{"password":"correct hor',
    '{"password":"[removed]',
  ],
  [
    'a password in JSON within JSON',
    '{"body":"{\\"password\\":\\"hunter2\\"}"}',
    '{"body":"{\\"password\\":\\"[removed]\\"}"}',
  ],
  [
    'an encoded password',
    'GET %22password%22%3A%22hunter2 failed',
    'GET %22password%22%3A%22[removed] failed',
  ],
  ['an encoded code', 'sent code%3D123456', 'sent code%3D[removed]'],
  ['a password in quotes', "{ password: 'correct horse', page: 2 }", "{ password: '[removed]', page: 2 }"],
  ['a secret and a key', 'Secret: abc apiKey: def', 'Secret: [removed] apiKey: [removed]'],
  ['a code', 'code: 123456, backupCode=ab12-cd34', 'code: [removed], backupCode=[removed]'],
  ['a number of six digits', 'Invalid 123456.', 'Invalid [removed].'],
  ['a query of a path', '"/reset-password?token=abc"', '"/reset-password?[removed]"'],
])('[C18] removes %s', (_name, text, scrubbed) => {
  expect(scrubText(text)).toBe(scrubbed);
});

test.each(['shell@1.0.0', 'built from react@19.2.0-rc.1', 'shell@10.0.12, finance'])(
  'keeps the version in "%s"',
  (text) => {
    expect(scrubText(text)).toBe(text);
  },
);

test.each([
  'statusCode: 4290, code: ECONNREFUSED',
  'at f (https://h.example/entry.js:1:203450)',
  'at https://h.example/reset-password:120:203450',
  'at https://h.example/entry.js:203450',
  'worth 0.123456 or 123456.7 or 1234567',
  'took 120000 ms, 131072 bytes',
])('keeps the numbers in "%s"', (text) => {
  expect(scrubText(text)).toBe(text);
});

test('keeps what follows the line of a quote that is not closed', () => {
  expect(scrubText("Unexpected key: 'a b\n    at f")).toBe("Unexpected key: '[removed]\n    at f");
});

test('keeps the functions in stacks of Firefox and Safari', () => {
  const text = 'Table@https://h.example/entry.js:1:20345\nasync*load@http://h.example/entry.js:2:1';
  expect(scrubText(text)).toBe(text);
});

test('keeps messages, positions and versions in a stack', () => {
  const text = `TypeError: Cannot read properties of undefined (reading 'map')
    at Table (https://h.example/remotes/finance/1.2.0-0a1b2c3d4e5f/entry.0a1b2c3d.js:1:20345)
    at async https://h.example/shell/1.0.0-0a1b2c3d/chunks/node_modules/react-dom/cjs/react-dom-client.js:2:1, why? 12:30:45`;
  expect(scrubText(text)).toBe(text);
});

// Quadratic time takes over ten seconds, linear time a few milliseconds.
test.each([
  '/',
  'a',
  '?',
  '-',
  '1',
  'token:',
  'token%22',
  'token\\"',
  'token":"',
  'key="',
  "key:'\\",
  'code=a',
  'a%40',
  'eyJ',
  '0x',
  'bearer ',
  'a@',
  'aA/',
  '/?',
  '/?:1',
  '1:',
  '1.',
])('takes linear time for a text that repeats "%s"', (part) => {
  const text = `${part.repeat(250_000 / part.length)} ada@example.org end`;
  // CPU time doesn't include other work of the machine.
  const start = process.cpuUsage();
  expect(scrubText(text)).toMatch(/ end$/);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(3000);
});
