import { Type, type TSchema } from 'typebox';
import { Value } from 'typebox/value';

const PostgresUrlSchema = Type.Optional(
  Type.Union([Type.Null(), Type.String({ pattern: '^postgres(ql)?://' })], {
    description: 'a URL such as "postgres://user:password@localhost:5432/hashgrid"',
  }),
);

const RateLimitSchema = Type.Object({
  count: Type.Integer({ minimum: 1 }),
  seconds: Type.Integer({ minimum: 1 }),
});

/** The settings of the API; each description says what is expected. */
const SETTINGS = {
  publicUrl: Type.String({
    pattern: '^https?://\\S*[^/\\s]$',
    description: 'an http or https URL without a trailing slash, such as "https://example.org"',
  }),
  apiKey: Type.String({ minLength: 1, maxLength: 128, description: 'text of 1 to 128 characters' }),
  gameName: Type.String({ minLength: 1, maxLength: 40, description: 'a name of 1 to 40 characters' }),
  trustProxy: Type.String({ description: 'IP addresses separated by commas, or an empty text' }),
  connectionsPerAddress: Type.Optional(Type.Integer({ minimum: 1, description: 'a whole number above 0' })),
  host: Type.String({ minLength: 1, description: 'a host name or IP address to listen on' }),
  port: Type.Integer({
    minimum: 0,
    maximum: 65_535,
    description: 'a whole number from 0 (any free port) to 65535',
  }),
  dataDir: Type.String({ minLength: 1, description: 'the path of a folder' }),
  databaseUrl: PostgresUrlSchema,
  databaseOwnerUrl: PostgresUrlSchema,
  smtp: Type.Optional(
    Type.Union(
      [
        Type.Null(),
        Type.Object({
          url: Type.String({ pattern: '^smtps?://' }),
          from: Type.String({ minLength: 3 }),
          isPlainAllowed: Type.Optional(Type.Boolean()),
        }),
      ],
      { description: 'a URL such as "smtp://mail.example.org:587" with a sender' },
    ),
  ),
  chainNodes: Type.Optional(
    Type.Record(Type.String(), Type.Array(Type.String({ pattern: '^https?://' })), {
      description: 'a list of http or https URLs for each chain ID',
    }),
  ),
  topUp: Type.Optional(
    Type.Union(
      [
        Type.Null(),
        Type.Object({
          xpub: Type.String(),
          chainId: Type.Integer(),
          confirmations: Type.Integer({ minimum: 1 }),
          tokenContract: Type.String({ pattern: '^0x[0-9a-fA-F]{40}$' }),
        }),
      ],
      { description: 'an extended public key, a chain, confirmations from 1 and the address of a contract' },
    ),
  ),
  limits: Type.Optional(
    Type.Record(Type.String(), RateLimitSchema, {
      description: 'a count and seconds for each limit, both whole numbers above 0',
    }),
  ),
} satisfies Record<string, TSchema>;

/** Settings that may hold secrets, so their values are kept out of messages. */
const SECRETS: readonly string[] = ['databaseUrl', 'databaseOwnerUrl', 'smtp', 'chainNodes', 'topUp'];

/** Settings that can't be used; the message lists each with its name, its value and what is expected. */
export class InvalidConfigError extends Error {
  override name = 'InvalidConfigError';

  constructor(readonly problems: readonly string[]) {
    super(`The API can't start with these settings:\n${problems.map((each) => `  - ${each}`).join('\n')}`);
  }
}

/**
 * Checks the settings of the API.
 * @throws {InvalidConfigError} With all invalid settings.
 */
export function checkConfig(options: object): void {
  const values = new Map<string, unknown>(Object.entries(options));
  const problems = Object.entries<TSchema & { description?: string }>(SETTINGS).flatMap(([name, schema]) => {
    const value = values.get(name);
    const isMissing = value === undefined;
    if (isMissing ? Type.IsOptional(schema) : Value.Check(schema, value)) return [];
    const shown = SECRETS.includes(name) ? 'not valid' : JSON.stringify(value);
    return [`${name} is ${isMissing ? 'missing' : shown}; expected ${schema.description}.`];
  });
  if (problems.length > 0) throw new InvalidConfigError(problems);
}
