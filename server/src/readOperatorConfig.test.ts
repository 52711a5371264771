import { readOperatorConfig } from './readOperatorConfig';

const { env } = process;
afterEach(() => {
  process.env = env;
});

test('needs no mail server to open the database of DATABASE_URL', () => {
  process.env = { DATABASE_URL: 'postgres://db/game' };
  expect(readOperatorConfig('ledger').databaseUrl).toBe('postgres://db/game');
});

test.each([
  [{ PORT: '4000' }, 'http://localhost:4000'],
  [{ PUBLIC_URL: 'https://play.example.org' }, 'https://play.example.org'],
])('uses PUBLIC_URL, or else localhost and the port, for links in emails: %j', (settings, url) => {
  process.env = settings;
  expect(readOperatorConfig('accounts').publicUrl).toBe(url);
});

test('rejects an invalid setting', () => {
  process.env = { DATABASE_URL: 'mysql://db/game' };
  expect(() => readOperatorConfig('ledger')).toThrow('DATABASE_URL is not valid');
});
