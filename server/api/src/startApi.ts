import { LIMITS, type ApiConfig } from './config';
import { buildApi } from './buildApi';
import { openDatabase } from './database/openDatabase';
import { openContext } from './openContext';
import { forgetTries } from './repositories/rateLimits';
import type { Context } from './rules/Context';

const CLEANING_MS = 60 * 60 * 1000;

export interface ApiOptions extends Omit<ApiConfig, 'limits'> {
  /** Folder for the embedded database. */
  dataDir: string;
  /** A PostgreSQL server instead of the embedded one. */
  databaseUrl?: string | null;
  host: string;
  /** 0 for any free port. */
  port: number;
  limits?: Partial<ApiConfig['limits']>;
  /** Prints a line; the console when left out. */
  log?: (line: string) => void;
}

export interface RunningApi {
  /** Where it listens, without a closing slash. */
  url: string;
  close(): Promise<void>;
}

/** Drops what has run out, now and then; a failure waits for the next time. */
function cleanRegularly({ database, now }: Context): () => void {
  const clean = () => void forgetTries(database, now()).catch(() => undefined);
  const timer = setInterval(clean, CLEANING_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Opens the database, brings it up to date and serves the product API. Rejects when folder, database or port cannot be had. */
export async function startApi(options: ApiOptions): Promise<RunningApi> {
  const database = await openDatabase(options);
  try {
    const config = { ...options, limits: { ...LIMITS, ...options.limits } };
    const context = await openContext(database, config, { log: options.log });
    const app = await buildApi(context);
    const url = await app.listen({ host: options.host, port: options.port });
    const stopCleaning = cleanRegularly(context);
    return {
      url,
      async close() {
        stopCleaning();
        await app.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
