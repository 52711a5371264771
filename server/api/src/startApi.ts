import { join } from 'node:path';
import { advanceAchievements } from './achievements/advanceAchievements';
import { HASH_COST, LIMITS, type ApiConfig } from './config';
import { buildApi } from './buildApi';
import { checkClock } from './checkClock';
import { checkConfig } from './checkConfig';
import { chooseKeySource, type KeyOptions } from './cryptography/KeySource';
import { openKeyRing } from './cryptography/openKeyRing';
import { openDatabase } from './database/openDatabase';
import { GAME_PROFILES } from './gameProfiles';
import { sendGameAlerts } from './game-alerts/sendGameAlerts';
import { refreshLeaderboards } from './leaderboards/refreshLeaderboards';
import { showNews } from './news/showNews';
import { openContext } from './openContext';
import { startSettlement } from './mining/startSettlement';
import { createSmtpTransport } from './mail/createSmtpTransport';
import { startDelivery, type Delivery } from './mail/startDelivery';
import type { Context } from './Context';
import { serveOperatorCommands } from './operator-commands/serveOperatorCommands';
import { reencryptSecrets } from './reencryptSecrets';
import { importRegistry } from './releases/registry/importRegistry';
import { pruneAllBuilds } from './releases/builds/pruneBuilds';
import { createOperatorToken } from './releases/permissions/releaseTokens';
import { checkCanaries } from './releases/canaries/checkCanaries';
import { repeatTask } from './repeatTask';
import { purgeExpired } from './retention/purgeExpired';
import { STOP_SECONDS, stopWithin } from './stopWithin';
import { startTopUps } from './top-up/startTopUps';

const PURGE_INTERVAL_MS = 60 * 60 * 1000;
const CLOCK_INTERVAL_MS = 10 * 60 * 1000;

/** Work that any number of processes may do at the same time. */
const REPEATED_TASKS = [
  { task: checkClock, pauseMs: CLOCK_INTERVAL_MS, failure: 'Could not confirm the clock of this machine' },
  { task: checkCanaries, pauseMs: 5_000, failure: 'Could not check canaries' },
  { task: sendGameAlerts, pauseMs: 30_000, failure: 'Could not write notifications' },
  { task: showNews, pauseMs: 30_000, failure: 'Could not show news' },
  { task: advanceAchievements, pauseMs: 30_000, failure: 'Could not award achievements' },
  { task: refreshLeaderboards, pauseMs: 30_000, failure: 'Could not refresh leaderboards' },
  { task: purgeExpired, pauseMs: PURGE_INTERVAL_MS, failure: 'Could not purge expired data' },
  { task: pruneAllBuilds, pauseMs: PURGE_INTERVAL_MS, failure: 'Could not delete old builds' },
];

export interface ApiOptions
  extends
    Omit<ApiConfig, 'gameProfile' | 'limits' | 'smtp' | 'hashCost' | 'releasesDir'>,
    Pick<KeyOptions, 'masterKeys' | 'keyFile'> {
  smtp?: ApiConfig['smtp'];
  /** `demo` with the embedded database and `standard` with a PostgreSQL server when left out. */
  gameProfile?: ApiConfig['gameProfile'];
  /** Folder for the embedded database and the release store. */
  dataDir: string;
  /** A PostgreSQL server instead of the embedded one. */
  databaseUrl?: string | null;
  /** The same database as the role that owns the tables; see `DatabaseLocation`. */
  databaseOwnerUrl?: string | null;
  host: string;
  /** 0 for any free port. */
  port: number;
  limits?: Partial<ApiConfig['limits']>;
  /** Prints a line; the console when left out. */
  log?: (line: string) => void;
}

export interface RunningApi {
  /** The URL it listens on, without a trailing slash. */
  url: string;
  /** Returns a token for the release API that is valid for an hour. */
  createReleaseToken(user: string): Promise<string>;
  close(): Promise<void>;
}

/** Re-encrypts stored secrets in the background, until the returned function is called. */
function startReencryption(context: Context): () => Promise<void> {
  const stop = new AbortController();
  const running = reencryptSecrets(context, stop.signal).catch((error: unknown) =>
    context.log(`Could not re-encrypt stored data; retrying at the next start: ${String(error)}`),
  );
  return () => {
    stop.abort();
    return running;
  };
}

/** Starts the HTTP server and the operator command socket; if either fails, both are closed. */
async function serve(context: Context, { host, port, dataDir }: ApiOptions) {
  const app = await buildApi(context);
  try {
    const url = await app.listen({ host, port });
    const stopOperatorCommands = await serveOperatorCommands(context, { dataDir, url });
    return { url, app, stopOperatorCommands };
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** Opens the database, applies migrations and serves the product API. Rejects when keys, folder, database or port can't be used. */
export async function startApi(options: ApiOptions): Promise<RunningApi> {
  checkConfig(options);
  const keySource = await chooseKeySource(options);
  const database = await openDatabase(options, options.log);
  try {
    const smtp = options.smtp ?? null;
    const gameProfile =
      options.gameProfile ?? (options.databaseUrl ? GAME_PROFILES.standard : GAME_PROFILES.demo);
    const limits = { ...LIMITS, ...options.limits };
    const releasesDir = join(options.dataDir, 'releases');
    const config = { ...options, smtp, gameProfile, limits, releasesDir, hashCost: HASH_COST };
    let delivery: Delivery | null = null;
    const context = await openContext(database, config, {
      keys: await openKeyRing(database, keySource, options.log),
      log: options.log,
      wakeDelivery: () => delivery?.wake(),
    });
    await importRegistry(context, releasesDir);
    const transport = smtp && createSmtpTransport(smtp, config.publicUrl);
    const { url, app, stopOperatorCommands } = await serve(context, options);
    const stopReencryption = startReencryption(context);
    const settlement = startSettlement(context);
    const tasks = REPEATED_TASKS.map((task) => repeatTask(context, task));
    const topUps = context.topUpSettings && startTopUps(context, context.topUpSettings);
    if (transport) delivery = startDelivery(context, transport);
    return {
      url,
      createReleaseToken: (user) => createOperatorToken(context, user),
      async close() {
        await app.close();
        await stopWithin(STOP_SECONDS, context.log, async () => {
          await Promise.all([settlement, ...tasks, ...(topUps ? [topUps] : [])].map((work) => work.stop()));
          await stopOperatorCommands();
          await stopReencryption();
          await delivery?.close();
          await database.close();
        });
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
