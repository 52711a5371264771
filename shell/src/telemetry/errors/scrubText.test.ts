import { scrubText } from './scrubText';

test.each([
  ['emails', 'no player ada.lovelace+1@mail.example.org here', 'no player [removed] here'],
  ['JWTs', 'token eyJhbGciOi.eyJzdWIi.Sfl-Kx_w failed', 'token [removed] failed'],
  ['bearer tokens', 'Authorization: Bearer abc.def-123', 'Authorization: [removed]'],
  ['addresses', 'to 0x52908400098527886E0F7030069857D2E4169EE7!', 'to [removed]!'],
  ['long hex', 'key 00112233445566778899aabbccddeeff', 'key [removed]'],
  ['base64 secrets', 'secret A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6==', 'secret [removed]'],
  [
    'queries',
    'GET https://a.example/reset?token=abc&x=1 failed',
    'GET https://a.example/reset?[removed] failed',
  ],
])('[C18] removes %s', (_name, text, scrubbed) => {
  expect(scrubText(text)).toBe(scrubbed);
});

test('[C18] keeps what tells where an error happened', () => {
  const text = 'TypeError: Cannot read properties of undefined (reading "count")\n'.concat(
    '    at renderMiningDashboardPageWithEverything (https://a.example/remotes/game/1.4.2-1a2b3c4d/dashboard.5f3e.js:12:345)',
  );
  expect(scrubText(text)).toBe(text);
});
