import { Type, type TSchema } from 'typebox';

/** A path below a release that cannot leave it. */
export const FileName = Type.String({ pattern: '^(?!.*\\.\\.)[\\w@][\\w@./-]*$' });
/** A path of this origin, with a slash at its end. */
const Base = Type.String({ pattern: '^(?!.*\\.\\.)(/[\\w@.+-]+)+/$' });
const Path = Type.String({ pattern: '^/' });
const Texts = Type.Record(Type.String(), Type.String());

const built = {
  version: Type.String(),
  entry: FileName,
  integrity: Type.Record(FileName, Type.String()),
  shared: Texts,
  sharedNames: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  locales: Type.Array(Type.String()),
  sourceHash: Type.String(),
};

export const ShellSchema = Type.Object({
  ...built,
  chunks: Type.Array(FileName),
  lazyIntegrity: Type.Optional(Type.Record(FileName, Type.String())),
});

const RouteSchema = Type.Object({
  path: Path,
  page: Type.String(),
  title: Type.String(),
  access: Type.Optional(Type.Enum(['user', 'guest', 'any'])),
  layout: Type.Optional(Type.Boolean()),
  preload: Type.Optional(Type.Array(Type.String())),
});

const MenuEntrySchema = Type.Object({
  path: Path,
  title: Type.String(),
  icon: Type.String(),
  order: Type.Number(),
});

export const RemoteSchema = Type.Object({
  ...built,
  name: Type.String(),
  platform: Type.String(),
  routes: Type.Array(RouteSchema),
  menu: Type.Optional(Type.Array(MenuEntrySchema)),
  chunks: Type.Record(Type.String(), Type.Array(FileName)),
});

/** Schema of a release of the shell or of a remote. */
export const releaseSchema = (descriptor: TSchema): TSchema =>
  Type.Object({
    version: Type.String(),
    hash: Type.String(),
    base: Base,
    publishedAt: Type.String(),
    publishedBy: Type.Optional(Type.String()),
    filesIntegrity: Type.Optional(Type.String()),
    descriptor,
  });

/** The parts of a registry that all names share. */
export const RegistrySchema = Type.Object({
  revision: Type.Integer(),
  remotes: Type.Record(Type.String(), Type.Unknown()),
  retired: Type.Optional(
    Type.Record(
      Type.String(),
      Type.Array(Type.Object({ id: Type.String({ pattern: '^[\\w@+.-]+$' }), leftAt: Type.String() })),
    ),
  ),
  unpublished: Type.Optional(Texts),
});
