import { startTopUps } from '../../src/top-up/startTopUps';
import { openWatcherContext, type WatcherConfig } from './openWatcherContext';

/** Watches top-ups until the process is killed. Arguments: the URL of the database, and a `WatcherConfig` as JSON. */
async function watchTopUps([, , url = '', config = '{}']: readonly string[]): Promise<void> {
  const context = await openWatcherContext(url, JSON.parse(config) as WatcherConfig);
  if (context.topUpSettings) startTopUps(context, context.topUpSettings, { pollMs: 20 });
  console.log('Watching.');
}

void watchTopUps(process.argv);
