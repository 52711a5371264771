import { handleHelpOption } from '@hashgrid/contracts/command-line';
import { addPlayer, getIpAddress, logIn } from './simulatedPlayers';
import { startLoadServers, type LoadServers } from './startLoadServers';
import { openSlowUpload, openStream, type OpenStream } from './openConnections';

const PLAYERS = 100;
const STREAMS_PER_PLAYER = 10;
const SLOW_UPLOADS = 500;
const LOGINS = 20;
/** Streams requested from one IP address, which may have 256 open. */
const STREAMS_FROM_ONE_ADDRESS = 300;
/** Number of concurrent requests while the load is built up. */
const BATCH_SIZE = 20;

const log = (line: string) => console.log(line);

/** Runs a task for every index from 0 to `count` − 1, a batch at a time, and returns the results. */
const runInBatches = async <Result>(
  count: number,
  task: (index: number) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  for (let start = 0; start < count; start += BATCH_SIZE) {
    const size = Math.min(BATCH_SIZE, count - start);
    results.push(...(await Promise.all(Array.from({ length: size }, (_, index) => task(start + index)))));
  }
  return results;
};

/** Logs players in one after the other, and returns the median and longest time. @throws {Error} when a login fails or gets no response. */
const measureLogins = async (servers: LoadServers): Promise<string> => {
  const times: number[] = [];
  for (let login = 0; login < LOGINS; login += 1) {
    const startedAt = performance.now();
    await logIn(servers, login);
    times.push(performance.now() - startedAt);
  }
  times.sort((left, right) => left - right);
  const formatTime = (time = NaN) => `${Math.round(time)} ms`;
  return `${LOGINS} of ${LOGINS} logins answered, median ${formatTime(times[LOGINS / 2])}, slowest ${formatTime(times.at(-1))}`;
};

const openLoad = async (servers: LoadServers, tokens: readonly string[]) => {
  const streams = await runInBatches(PLAYERS * STREAMS_PER_PLAYER, (index) => {
    const player = index % PLAYERS;
    return openStream(servers, tokens[player] ?? '', getIpAddress(2, player));
  });
  const uploads = await runInBatches(SLOW_UPLOADS, (index) =>
    openSlowUpload(servers, getIpAddress(3, index % PLAYERS)),
  );
  return { streams, uploads };
};

/** Opens many streams from one IP address and reports how many were refused. */
const measureAddressLimit = async (servers: LoadServers, tokens: readonly string[]): Promise<string> => {
  const streams: OpenStream[] = await runInBatches(STREAMS_FROM_ONE_ADDRESS, (index) =>
    openStream(servers, tokens[index % PLAYERS] ?? '', getIpAddress(4, 1)),
  );
  const open = streams.filter(({ status }) => status === 200).length;
  const refused = streams.filter(({ status }) => status === 429).length;
  const failed = streams.length - open - refused;
  streams.forEach(({ close }) => close());
  return `${streams.length} streams from one address: ${open} open, ${refused} refused with 429, ${failed} failed`;
};

handleHelpOption(
  `Usage: npm run load -w @hashgrid/server
Opens 1,000 event streams and 500 slow uploads on servers of its own, and logs players in meanwhile.`,
);

/**
 * `npm run load -w @hashgrid/server`: opens 1,000 event streams and 500 slow uploads on a gateway and an API of its own, on loopback,
 * and logs players in meanwhile.
 */
const measureLoad = async (): Promise<void> => {
  const servers = await startLoadServers();
  try {
    await runInBatches(PLAYERS, (index) => addPlayer(servers, index));
    const tokens = await runInBatches(PLAYERS, (index) => logIn(servers, index));
    log(`Without load: ${await measureLogins(servers)}.`);
    log(`${await measureAddressLimit(servers, tokens)}.`);
    const { streams, uploads } = await openLoad(servers, tokens);
    const logins = await measureLogins(servers);
    const opened = streams.filter(({ status }) => status === 200);
    const openStreams = opened.filter(({ isOpen }) => isOpen()).length;
    const openUploads = uploads.filter(({ destroyed }) => !destroyed).length;
    log(`With ${openStreams} open event streams and ${openUploads} slow uploads: ${logins}.`);
    if (opened.length < streams.length)
      throw new Error(`${streams.length - opened.length} event streams could not be opened.`);
    if (openStreams < opened.length)
      throw new Error(`${opened.length - openStreams} event streams were closed during the logins.`);
    streams.forEach(({ close }) => close());
    uploads.forEach((upload) => upload.destroy());
  } finally {
    await servers.close();
  }
};

try {
  await measureLoad();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
