import type { Release } from '../registry';
import type { RemoteDescriptor } from '../remote';
import { nullable, stringEnum, Type, type Static } from '../schemas/Type';
import { MenuSchema, RoutesSchema, SlotsSchema, WidgetsSchema } from '../schemas/remotes';
import { strict } from '../schemas/strict';
import { createReleaseSchema, RemoteSchema } from './registrySchemas';
import { Channel, Line, Name, originFields, ReleaseId } from './releaseFields';

/** How long a preview link may be valid, in seconds. */
export const PREVIEW_SECONDS = { min: 60, default: 24 * 3600, max: 7 * 24 * 3600 } as const;

/** A build that a developer's computer serves to the browser on the same computer. */
const LocalBuildSchema = Type.Object(
  {
    /** Such as `http://localhost:4810`. Other hosts are rejected, because the build must be on the computer of the browser. */
    origin: Type.String({ pattern: '^http://(localhost|127\\.0\\.0\\.1):\\d{2,5}$' }),
    version: Type.String({ pattern: '^\\d[\\w.+-]*$', maxLength: 50 }),
    routes: RoutesSchema,
    menu: MenuSchema,
    /** Left out by older commands, like `widgets`, and by a remote that has none. */
    slots: Type.Optional(SlotsSchema),
    widgets: Type.Optional(WidgetsSchema),
  },
  strict,
);
export type LocalBuild = Static<typeof LocalBuildSchema>;

export const PreviewRequestSchema = Type.Object(
  {
    name: Name,
    channel: Type.Optional(Channel),
    /** ID of an uploaded build. Exactly one of `release` and `local` must be given. */
    release: Type.Optional(ReleaseId),
    local: Type.Optional(LocalBuildSchema),
    seconds: Type.Optional(Type.Integer({ minimum: PREVIEW_SECONDS.min, maximum: PREVIEW_SECONDS.max })),
    reason: Type.Optional(Line),
  },
  strict,
);

export const PreviewLinkSchema = Type.Object({
  id: Type.String(),
  /** Signed; the gateway's path `getPreviewPath(token)` starts the preview. */
  token: Type.String(),
  expiresAt: Type.String(),
});

export const RevokePreviewSchema = Type.Object(
  {
    id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
    reason: originFields.reason,
  },
  strict,
);

/** Why a link shows no preview. A `forged` link was not created by this installation. */
const REFUSALS = ['forged', 'expired', 'revoked'] as const;
export type PreviewRefusal = (typeof REFUSALS)[number];

const PreviewSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  channel: Type.String(),
  expiresAt: Type.String(),
  /** Null for a build on a developer's computer. */
  release: nullable(createReleaseSchema(RemoteSchema)),
  local: nullable(LocalBuildSchema),
});

/** Response to a gateway that requests the preview of a token: one of the two is null. */
export const PreviewResponseSchema = Type.Object({
  refused: nullable(stringEnum(REFUSALS)),
  preview: nullable(PreviewSchema),
});

/** The preview that a link shows in one browser. */
export interface Preview extends Omit<Static<typeof PreviewSchema>, 'release'> {
  release: Release<RemoteDescriptor> | null;
}
/** Response to a gateway that requests the preview of a token. */
export interface PreviewResponse {
  refused: PreviewRefusal | null;
  preview: Preview | null;
}
