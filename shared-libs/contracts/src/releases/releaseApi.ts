import { success } from '../schemas/envelope';
import { strict } from '../schemas/strict';
import { nullable, stringEnum, Type, type Static, type TSchema } from '../schemas/Type';
import { CanaryStateSchema, EndCanarySchema, SetCanarySchema } from './canarySchemas';
import { PreviewLinkSchema, PreviewRequestSchema, RevokePreviewSchema } from './previewSchemas';
import { FileName } from './registrySchemas';
import {
  Channel,
  checkFields,
  CheckOutcomeSchema,
  Line,
  Name,
  originFields,
  ReleaseId,
  targetFields,
} from './releaseFields';

/** URL below which the release API is served. Its OpenAPI document is at `/api/releases/docs/json`. */
export const RELEASES_PREFIX = '/api/releases';

/** The channel that players get unless an installation names another one. */
export const LIVE_CHANNEL = 'live';

/** Content type of an upload, whose body `packBuild` creates. */
export const BUILD_TYPE = 'application/vnd.hashgrid.build';

/** Limits of an upload: the size of its first line, the number of files, the size of one and of all. */
export const UPLOAD_LIMITS = {
  headerBytes: 1024 * 1024,
  files: 5_000,
  fileBytes: 32 * 1024 * 1024,
  bytes: 128 * 1024 * 1024,
} as const;

/** First line of an upload, as JSON: the files whose contents follow, one after the other, in this order. */
export const BuildHeaderSchema = Type.Object(
  {
    name: Name,
    /** The checkout that built it: host and folder, or `HASHGRID_CHECKOUT`. */
    publishedBy: Type.Optional(Line),
    files: Type.Array(
      Type.Object(
        { path: FileName, size: Type.Integer({ minimum: 0 }), integrity: Type.String({ maxLength: 100 }) },
        strict,
      ),
    ),
  },
  strict,
);
export type BuildHeader = Static<typeof BuildHeaderSchema>;

const TargetSchema = Type.Object({ ...targetFields, ...originFields }, strict);
const PublishSchema = Type.Object(
  {
    ...targetFields,
    ...originFields,
    ...checkFields,
    /** An uploaded build. */
    release: ReleaseId,
    /** Refuses the change unless this build is still live; `none` for the first one. */
    replaces: Type.Optional(Type.String({ maxLength: 120 })),
  },
  strict,
);
const CheckSchema = Type.Object(
  {
    name: Name,
    channel: Type.Optional(Channel),
    /** An uploaded build; left out before the upload. */
    release: Type.Optional(ReleaseId),
  },
  strict,
);
const PinSchema = Type.Object(
  { ...targetFields, ...originFields, release: Type.Optional(ReleaseId) },
  strict,
);
const PromoteSchema = Type.Object(
  {
    ...targetFields,
    ...originFields,
    ...checkFields,
    from: Channel,
    channel: Channel,
    release: Type.Optional(ReleaseId),
  },
  strict,
);

const ACTIONS = [
  'import',
  'publish',
  'promote',
  'rollback',
  'pin',
  'unpin',
  'pause',
  'resume',
  'unpublish',
  'canary',
  'canary-promote',
  'canary-stop',
  'canary-rollback',
  'preview',
  'preview-revoke',
] as const;
export type ReleaseAction = (typeof ACTIONS)[number];

const UploadedSchema = Type.Object({ name: Type.String(), release: Type.String() });

const changeFields = {
  action: stringEnum(ACTIONS),
  channel: Type.String(),
  name: Type.String(),
  /** The live builds before and after the change, null for none; for a canary, the live build and the candidate. */
  from: nullable(Type.String()),
  to: nullable(Type.String()),
  /** Revision of the channel after the change. */
  revision: Type.Integer(),
};

/** A change of a channel. */
const ChangeSchema = Type.Object({
  ...changeFields,
  /** Build of the canary that the change has ended, unless ending or promoting it was the change. Older products don't say. */
  endedCanary: Type.Optional(Type.String()),
});
export type ReleaseChange = Static<typeof ChangeSchema>;

const LogEntrySchema = Type.Object({
  id: Type.String(),
  at: Type.String(),
  ...changeFields,
  team: Type.String(),
  /** Name of the token, or of the user on the server's machine. */
  who: Type.String(),
  tokenId: nullable(Type.String()),
  commit: nullable(Type.String()),
  ciRun: nullable(Type.String()),
  reason: nullable(Type.String()),
  /** Null for a change without a new build. */
  check: nullable(CheckOutcomeSchema),
  /** Percentage of the players that a canary had from then on. */
  percent: nullable(Type.Number()),
});
export type ReleaseLogEntry = Static<typeof LogEntrySchema>;

/** Who has paused or pinned a remote, when and why; null if nobody has. */
const HoldSchema = nullable(
  Type.Object({ at: Type.String(), who: Type.String(), reason: nullable(Type.String()) }),
);

/** A remote or the shell in a channel. */
const ListedReleaseSchema = Type.Object({
  name: Type.String(),
  /** Null if it is unpublished, or if its entry can't be used. */
  current: nullable(Type.String()),
  publishedAt: nullable(Type.String()),
  publishedBy: nullable(Type.String()),
  previous: Type.Array(Type.String()),
  rolledBack: Type.Array(Type.String()),
  unpublishedAt: nullable(Type.String()),
  /** What is wrong with its entry; null if it is valid. */
  malformed: nullable(Type.String()),
  /** While one of them is set, it accepts no other build. */
  paused: HoldSchema,
  pinned: HoldSchema,
  /** The build that a share of the players gets, and how it performs; null without one. */
  canary: nullable(CanaryStateSchema),
  /** The team that has claimed it. */
  team: nullable(Type.String()),
  /** The paths that its team has claimed. */
  paths: Type.Array(Type.String()),
});
export type ListedRelease = Static<typeof ListedReleaseSchema>;

const DifferenceSchema = Type.Object({
  name: Type.String(),
  from: nullable(Type.String()),
  to: nullable(Type.String()),
});

const ChannelQuerySchema = Type.Object({ channel: Type.Optional(Channel) }, strict);

/** An endpoint of the release API. All need `Authorization: Bearer <token>`. */
export interface ReleaseEndpoint<
  Body extends TSchema = TSchema,
  Query extends TSchema = TSchema,
  Response extends TSchema = TSchema,
> {
  method: 'GET' | 'POST';
  /** Relative to `/api/releases`. */
  path: string;
  summary: string;
  /** Body of a POST; that of an upload is a stream instead. */
  body?: Body;
  /** Query of a GET. */
  query?: Query;
  response: Response;
}

const definePost = <Body extends TSchema, Response extends TSchema>(
  path: string,
  summary: string,
  body: Body,
  response: Response,
) => ({ method: 'POST', path, summary, body, response }) as const;
const defineGet = <Query extends TSchema, Response extends TSchema>(
  path: string,
  summary: string,
  query: Query,
  response: Response,
) => ({ method: 'GET', path, summary, query, response }) as const;

/** Response of the endpoints that change a channel. */
export const ChangeResponseSchema = success(ChangeSchema);

/** All endpoints except the upload, by name; each is a method of the client that `createReleaseClient` returns. */
export const RELEASE_ENDPOINTS = {
  check: definePost(
    '/check',
    'List what prevents a build from being published, before its upload or after it',
    CheckSchema,
    success(Type.Object({ problems: Type.Array(Type.String()) })),
  ),
  publish: definePost('/publish', 'Make an uploaded build live', PublishSchema, ChangeResponseSchema),
  promote: definePost(
    '/promote',
    'Make what is live in one channel live in another',
    PromoteSchema,
    ChangeResponseSchema,
  ),
  rollback: definePost('/rollback', 'Make the previous build live', TargetSchema, ChangeResponseSchema),
  pin: definePost(
    '/pin',
    'Keep a build live until it is unpinned; the live one when none is named',
    PinSchema,
    ChangeResponseSchema,
  ),
  unpin: definePost('/unpin', 'Allow other builds again', TargetSchema, ChangeResponseSchema),
  pause: definePost('/pause', 'Refuse new builds until resumed', TargetSchema, ChangeResponseSchema),
  resume: definePost('/resume', 'Allow new builds again', TargetSchema, ChangeResponseSchema),
  canary: definePost(
    '/canary',
    'Give a build to a share of the players, or change that share',
    SetCanarySchema,
    ChangeResponseSchema,
  ),
  promoteCanary: definePost(
    '/canary/promote',
    'Make a canary live for all players',
    EndCanarySchema,
    ChangeResponseSchema,
  ),
  stopCanary: definePost('/canary/stop', 'Stop a canary', EndCanarySchema, ChangeResponseSchema),
  preview: definePost(
    '/previews',
    'Create a link that shows a build in one browser',
    PreviewRequestSchema,
    success(PreviewLinkSchema),
  ),
  revokePreview: definePost(
    '/previews/revoke',
    'End a preview',
    RevokePreviewSchema,
    success(Type.Object({ id: Type.String(), name: Type.String() })),
  ),
  unpublish: definePost('/unpublish', 'Take a remote out of service', TargetSchema, ChangeResponseSchema),
  list: defineGet(
    '/list',
    'List what is live in a channel',
    ChannelQuerySchema,
    success(
      Type.Object({
        channel: Type.String(),
        revision: Type.Integer(),
        remotes: Type.Array(ListedReleaseSchema),
      }),
    ),
  ),
  diff: defineGet(
    '/diff',
    'List the differences between two channels',
    Type.Object({ from: Channel, to: Channel }, strict),
    success(Type.Object({ differences: Type.Array(DifferenceSchema) })),
  ),
  log: defineGet(
    '/log',
    'List the changes of a channel, newest first',
    Type.Object(
      {
        channel: Type.Optional(Channel),
        name: Type.Optional(Name),
        /** `nextCursor` of the previous page. */
        cursor: Type.Optional(Type.String({ pattern: '^\\d{1,18}$' })),
      },
      strict,
    ),
    success(Type.Object({ items: Type.Array(LogEntrySchema), nextCursor: nullable(Type.String()) })),
  ),
  registry: defineGet(
    '/registry',
    'Get the registry of a channel, as gateways read it',
    ChannelQuerySchema,
    success(
      Type.Object({
        /** JSON text for `parseRegistry`. */
        registry: Type.String(),
        /** Names whose live files are missing or damaged; publishing the same build again repairs them. */
        damaged: Type.Array(Type.String()),
      }),
    ),
  ),
} as const satisfies Record<string, ReleaseEndpoint>;

/** Stores a build and responds with its ID for `publish`, which is the same when the same build is uploaded again. */
export const UPLOAD_ENDPOINT = {
  method: 'POST',
  path: '/builds',
  summary: 'Store a build',
  response: success(UploadedSchema),
} as const satisfies ReleaseEndpoint;

export type ReleaseEndpoints = typeof RELEASE_ENDPOINTS;
