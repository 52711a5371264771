import { DEFAULT_PORT } from '@hashgrid/contracts/command-line';
import { Value } from 'typebox/value';
import { ConfigError } from './ConfigError';
import { EnvironmentSchema, type Variable, type VariableSchema } from './EnvironmentSchema';

/** Valid values of the variables that are set, trimmed. */
export type Environment = Readonly<Partial<Record<Variable, string>>>;

const VARIABLES = Object.entries(EnvironmentSchema.properties) as [Variable, VariableSchema][];

/** A value in quotes. A shell and systemd remove them; `docker --env-file` keeps them, and a path would name another folder. */
const QUOTED = /^(["']).*\1$/s;

/** A URL with a password, which messages leave out wherever it is. */
const PASSWORD = /\/\/[^/?#]*:[^/?#]*@/;

const checkEmail = (values: Environment): string[] => {
  if (Boolean(values.SMTP_URL) === Boolean(values.MAIL_FROM)) return [];
  const missing = values.SMTP_URL ? 'MAIL_FROM' : 'SMTP_URL';
  return [`${missing} is missing; SMTP_URL and MAIL_FROM belong together. Set both or neither.`];
};

const checkKeys = ({ HASHGRID_MASTER_KEYS, HASHGRID_KEY_FILE }: Environment): string[] =>
  HASHGRID_MASTER_KEYS && HASHGRID_KEY_FILE
    ? ['HASHGRID_MASTER_KEYS and HASHGRID_KEY_FILE are both set. Set one of them.']
    : [];

/** Refuses an owner without a database: the product would run on the embedded one, which has no owner. */
const checkDatabase = ({ DATABASE_URL, DATABASE_OWNER_URL }: Environment): string[] =>
  DATABASE_OWNER_URL && !DATABASE_URL
    ? ['DATABASE_URL is missing; DATABASE_OWNER_URL needs it. Set both, or unset DATABASE_OWNER_URL.']
    : [];

/** Refuses Ledger without WalletConnect, by which Ledger's script connects: players would be offered a wallet that never does. */
const checkLedger = ({ LEDGER_CONNECT_KIT_URL, WALLETCONNECT_PROJECT_ID }: Environment): string[] =>
  LEDGER_CONNECT_KIT_URL && !WALLETCONNECT_PROJECT_ID
    ? [
        'WALLETCONNECT_PROJECT_ID is missing; LEDGER_CONNECT_KIT_URL needs it. Set both, or unset LEDGER_CONNECT_KIT_URL.',
      ]
    : [];

const checkTopUp = (values: Environment): string[] => {
  if (!values.TOP_UP_XPUB) return [];
  const chain = values.TOP_UP_CHAIN === '97' ? '97' : '56';
  const problems: string[] = [];
  if (!values[`CHAIN_NODES_${chain}`])
    problems.push(
      `CHAIN_NODES_${chain} is missing; TOP_UP_XPUB needs it. Set nodes of chain ${chain}, or unset TOP_UP_XPUB.`,
    );
  if (chain === '97' && !values.USDT_CONTRACT_97)
    problems.push(
      'USDT_CONTRACT_97 is missing; TOP_UP_CHAIN=97 needs it. Set the address of a token with 18 decimals.',
    );
  return problems;
};

/** Refuses the port of the product even on another host: two names can have the same address, and players would reach the metrics. */
const checkMetrics = ({ PORT, METRICS_HOST, METRICS_PORT }: Environment): string[] => {
  if (METRICS_HOST && !METRICS_PORT)
    return ['METRICS_PORT is missing; METRICS_HOST needs it. Set both or neither.'];
  return METRICS_PORT && METRICS_PORT !== '0' && Number(METRICS_PORT) === Number(PORT ?? DEFAULT_PORT)
    ? [`METRICS_PORT is the port of the product, ${METRICS_PORT}. Choose another, which players can't reach.`]
    : [];
};

/** Refuses an outbox unless it is chosen: people other than the operator could read emailed links there. */
const checkOutbox = ({ DATABASE_URL, SMTP_URL, OUTBOX }: Environment): string[] =>
  DATABASE_URL && !SMTP_URL && OUTBOX !== '1'
    ? [
        'SMTP_URL is missing; DATABASE_URL needs it. Set it and MAIL_FROM, or OUTBOX=1 to keep emails in the outbox.',
      ]
    : [];

/**
 * Checks the environment variables against their schema.
 * @throws {ConfigError} that names every invalid one with its value and what is expected.
 */
export const readEnvironment = (env: Record<string, string | undefined>): Environment => {
  const setVariables = VARIABLES.flatMap(([name, schema]) => {
    const value = env[name]?.trim();
    return value ? [{ name, schema, value }] : [];
  });
  const values: Environment = Object.fromEntries(setVariables.map(({ name, value }) => [name, value]));
  const invalidValues = setVariables
    .filter(({ schema, value }) => QUOTED.test(value) || !Value.Check(schema, value))
    .map(({ name, schema, value }) => {
      if (QUOTED.test(value))
        return `${name} begins and ends with quotes, which are part of its value here. Remove them.`;
      const description = schema.isSecret || PASSWORD.test(value) ? 'not valid' : JSON.stringify(value);
      return `${name} is ${description}; expected ${schema.expected}.`;
    });
  const problems = [
    ...invalidValues,
    ...checkEmail(values),
    ...checkKeys(values),
    ...checkDatabase(values),
    ...checkLedger(values),
    ...checkTopUp(values),
    ...checkMetrics(values),
  ];
  if (problems.length === 0) problems.push(...checkOutbox(values));
  if (problems.length > 0) throw new ConfigError(problems);
  return values;
};
