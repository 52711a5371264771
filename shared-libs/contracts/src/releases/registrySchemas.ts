import { Type, type TSchema } from 'typebox';
import { MenuSchema, RoutesSchema, SlotsSchema, WidgetsSchema } from '../schemas/remotes';
import { strict } from '../schemas/strict';
import { nullable } from '../schemas/Type';

/** A path below the base of a release, without `..`, so that it cannot lead out of it. */
export const FileName = Type.String({ pattern: '^(?!.*\\.\\.)[\\w@][\\w@./-]*$' });
/** A path of this origin, without `..` and with a trailing slash. */
const Base = Type.String({ pattern: '^(?!.*\\.\\.)(/[\\w@.+-]+)+/$' });
const StringMap = Type.Record(Type.String(), Type.String());
/** Without `strict`, a record accepts any value under a key that doesn't match: the hash of a script of another release, too. */
const IntegritySchema = Type.Record(FileName, Type.String(), strict);

const descriptorFields = {
  version: Type.String(),
  entry: FileName,
  integrity: IntegritySchema,
  shared: StringMap,
  sharedNames: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  endpointNames: Type.Optional(Type.Array(Type.String())),
  prerenderedPages: Type.Optional(Type.Array(Type.String())),
  locales: Type.Array(Type.String()),
  sourceHash: Type.String(),
};

export const ShellSchema = Type.Object({
  ...descriptorFields,
  chunks: Type.Array(FileName),
  lazyIntegrity: Type.Optional(IntegritySchema),
  listsLanguages: Type.Optional(Type.Literal(true)),
});

export const RemoteSchema = Type.Object({
  ...descriptorFields,
  name: Type.String(),
  platform: Type.String(),
  routes: RoutesSchema,
  menu: Type.Optional(MenuSchema),
  slots: Type.Optional(SlotsSchema),
  widgets: Type.Optional(WidgetsSchema),
  slotProps: Type.Optional(
    Type.Record(
      Type.String(),
      Type.Object({
        required: Type.Optional(Type.Array(Type.String())),
        properties: Type.Record(Type.String(), Type.Unknown()),
      }),
    ),
  ),
  chunks: Type.Record(Type.String(), Type.Array(FileName), strict),
});

/** Returns the schema of a release of the shell or of a remote. */
export const createReleaseSchema = (descriptor: TSchema): TSchema =>
  Type.Object({
    version: Type.String(),
    hash: Type.String(),
    base: Base,
    publishedAt: Type.String(),
    publishedBy: Type.Optional(Type.String()),
    filesIntegrity: Type.Optional(Type.String()),
    descriptor,
  });

/** Returns the schema of a stored canary. Only remotes have canaries. */
export const createCanarySchema = (descriptor: TSchema): TSchema =>
  Type.Object({
    release: createReleaseSchema(descriptor),
    percent: Type.Number({ exclusiveMinimum: 0, exclusiveMaximum: 100 }),
    startedAt: Type.String(),
    promoteAt: nullable(Type.String()),
  });

/** A stored registry, without its entries: `parseRegistry` validates each of them, so that a malformed one doesn't invalidate the rest. */
export const RegistrySchema = Type.Object({
  revision: Type.Integer(),
  remotes: Type.Record(Type.String(), Type.Unknown()),
  retired: Type.Optional(
    Type.Record(
      Type.String(),
      Type.Array(Type.Object({ id: Type.String({ pattern: '^[\\w@+.-]+$' }), leftAt: Type.String() })),
    ),
  ),
  unpublished: Type.Optional(StringMap),
});
