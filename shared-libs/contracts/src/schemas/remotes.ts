import { stringEnum, Type } from './Type';

/** A path of this origin. */
const Path = Type.String({ pattern: '^/' });

export const RoutesSchema = Type.Array(
  Type.Object({
    path: Path,
    page: Type.String(),
    title: Type.String(),
    access: Type.Optional(stringEnum(['user', 'guest', 'any'])),
    layout: Type.Optional(Type.Boolean()),
    preload: Type.Optional(Type.Array(Type.String())),
    preloadSlots: Type.Optional(Type.Array(Type.String())),
    isPrerenderedForAllUrls: Type.Optional(Type.Boolean()),
  }),
);

export const MenuSchema = Type.Array(
  Type.Object({
    path: Path,
    title: Type.String(),
    icon: Type.String(),
    order: Type.Number(),
    parent: Type.Optional(Type.String()),
    tab: Type.Optional(Type.Boolean()),
  }),
);

export const SlotsSchema = Type.Array(Type.String());

export const WidgetsSchema = Type.Array(
  Type.Object({
    slot: Type.String(),
    component: Type.String(),
    title: Type.String(),
    flag: Type.Optional(Type.Object({ name: Type.String(), default: Type.Boolean() })),
  }),
);

/** A `BootstrapRemote` as the gateway sends it. */
export const BootstrapRemoteSchema = Type.Object({
  name: Type.String(),
  version: Type.String(),
  base: Type.String(),
  routes: RoutesSchema,
  menu: MenuSchema,
  isCanary: Type.Optional(Type.Boolean()),
  slots: Type.Optional(SlotsSchema),
  widgets: Type.Optional(WidgetsSchema),
});
