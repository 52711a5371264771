import { findMismatch } from './findMismatch';
import { nullable, stringEnum, Type } from './Type';

const schema = Type.Object(
  {
    id: Type.String(),
    level: Type.Integer(),
    charge: Type.Number(),
    isActive: Type.Boolean(),
    status: stringEnum(['running', 'paused']),
    country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
    upgrade: nullable(Type.Object({ cost: Type.String() })),
    points: Type.Array(Type.Object({ at: Type.String() })),
    errors: Type.Record(Type.String(), Type.Array(Type.String())),
  },
  { additionalProperties: false },
);
const value = {
  id: 'n1',
  level: 2,
  charge: 0.5,
  isActive: true,
  status: 'running',
  country: 'AD',
  upgrade: { cost: '5' },
  points: [{ at: 'now' }],
  errors: { name: ['Too long'] },
};

test.each([
  ['a value with every field', {}],
  ['null for what may be null', { upgrade: null }],
  ['an integer for a number', { charge: 1 }],
  ['a field that the schema does not list', { extra: 1 }],
])('accepts %s', (_, change) => {
  expect(findMismatch(schema, { ...value, ...change })).toBeNull();
});

test('accepts a missing optional field', () => {
  const rest: Partial<typeof value> = { ...value };
  delete rest.country;
  expect(findMismatch(schema, rest)).toBeNull();
});

test.each([
  [{ id: 7 }, 'id', 'string'],
  [{ id: undefined }, 'id', 'string'],
  [{ level: 1.5 }, 'level', 'integer'],
  [{ charge: '0.5' }, 'charge', 'number'],
  [{ isActive: null }, 'isActive', 'boolean'],
  [{ status: 'gone' }, 'status', '"running" or "paused"'],
  [{ country: 'Andorra' }, 'country', 'string'],
  [{ upgrade: { cost: 5 } }, 'upgrade.cost', 'string'],
  [{ upgrade: 'none' }, 'upgrade', 'object or null'],
  [{ points: {} }, 'points', 'array'],
  [{ points: [{ at: 'now' }, {}] }, 'points[1].at', 'string'],
  [{ errors: { name: 'Too long' } }, 'errors.name', 'array'],
])('reports for %j that %s must be %s', (change, path, expected) => {
  expect(findMismatch(schema, { ...value, ...change })).toEqual({ path, expected });
});

test.each([
  [-1, 'integer'],
  [19, 'integer'],
  [1.5, 'integer'],
  [0, null],
  [18, null],
])('checks that %d is in a range', (found, expected) => {
  const mismatch = findMismatch(Type.Integer({ minimum: 0, maximum: 18 }), found);
  expect(mismatch?.expected ?? null).toBe(expected);
});

test.each([[null], [[]], ['text'], [undefined]])('rejects %j in place of an object', (found) => {
  expect(findMismatch(schema, found)).toEqual({ path: '', expected: 'object' });
});
