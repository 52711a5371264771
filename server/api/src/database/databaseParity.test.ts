import { newMigratedDatabase } from '../../test/newDatabase';
import type { Database } from './Database';
import { openEmbeddedDatabase } from './openEmbeddedDatabase';

const UUID = '0198c1de-0000-7000-8000-000000000001';
const TIME = new Date('2026-01-01T23:30:00.123Z');

/** A parameter of each type that columns have, or that queries convert parameters to. */
const PARAMETERS: Readonly<Record<string, unknown>> = {
  bigint: 9_007_199_254_740_993n,
  'bigint[]': [1n, 9_007_199_254_740_993n],
  boolean: true,
  'boolean[]': [true, false],
  bytea: Buffer.from([0, 92, 255]),
  date: '2026-01-01',
  'date[]': ['2026-01-01'],
  'double precision': 0.1,
  integer: 7,
  'integer[]': [1, 2],
  json: JSON.stringify({ text: 'a"\\b', list: [1, null] }),
  jsonb: JSON.stringify([{ id: 1 }]),
  'jsonb[]': [JSON.stringify({ a: 1 })],
  numeric: '12345678901234567890.5',
  'numeric[]': ['1.50'],
  text: 'ü "quoted" \\ {braces}, commas',
  'text[]': ['a,b', '"c"', '{}', '\\', ''],
  'timestamp with time zone': TIME,
  'timestamp with time zone[]': [TIME],
  uuid: UUID,
  'uuid[]': [UUID],
  xid8: '7',
};

const COLUMN_TYPES = `
  select distinct format_type(atttypid, null) as type from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`;

/** Returns a value with the kinds of its parts; bytes are equal in a Buffer and in a Uint8Array. */
function describeValue(value: unknown): unknown {
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('hex') };
  if (value instanceof Date) return { time: value.toISOString() };
  if (Array.isArray(value)) return value.map(describeValue);
  return typeof value === 'bigint' ? { bigint: String(value) } : value;
}

describe('PGlite and PostgreSQL', () => {
  let databases: Database[];
  beforeAll(async () => {
    databases = [await openEmbeddedDatabase(), await newMigratedDatabase()];
  });
  afterAll(() => Promise.all(databases.map((database) => database.close())));

  test.each(Object.entries(PARAMETERS))('take and return %s alike', async (type, parameter) => {
    const [embedded, remote] = await Promise.all(
      databases.map(async (database) => {
        const [row] = await database.query<object>(`select $1::${type} as value, null::${type} as missing`, [
          parameter,
        ]);
        return Object.values(row!).map(describeValue);
      }),
    );
    expect(embedded).toEqual(remote);
  });

  test('are compared in every type of a column', async () => {
    const rows = await databases[1]!.query<{ type: string }>(COLUMN_TYPES);
    expect(Object.keys(PARAMETERS)).toEqual(expect.arrayContaining(rows.map(({ type }) => type)));
  });
});
