import { Type as TypeBox } from 'typebox';
import { Type } from './Type';

type Builders = Pick<typeof TypeBox, keyof typeof Type>;

const buildSchema = (builders: Builders) =>
  builders.Object(
    {
      id: builders.String({ minLength: 1 }),
      level: builders.Integer({ minimum: 0 }),
      charge: builders.Number(),
      isActive: builders.Boolean(),
      kind: builders.Literal('x'),
      note: builders.Optional(builders.Null()),
      tags: builders.Array(builders.Union([builders.String(), builders.Null()]), { maxItems: 3 }),
      errors: builders.Record(builders.String(), builders.Boolean()),
    },
    { additionalProperties: false },
  );

test('builds the same JSON Schema as TypeBox', () => {
  const serialize = (builders: Builders): unknown => JSON.parse(JSON.stringify(buildSchema(builders)));
  expect(serialize(Type as unknown as Builders)).toEqual(serialize(TypeBox));
});
