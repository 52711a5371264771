/** The outcome of a test. Skipped tests have none. */
export type Outcome = 'passed' | 'failed';

/** The results of a lineup by the ID of the test; null when it could not run. */
export interface LineupResult {
  name: string;
  outcomes: Readonly<Record<string, Outcome>> | null;
  reason?: string;
}

export interface Matrix {
  candidate: string;
  live: string;
  /** Journeys that were left out, because they show nothing of the candidate. */
  unaffected: number;
  results: readonly LineupResult[];
  /** Remotes that each journey may show, by its ID. */
  remotes: Readonly<Record<string, readonly string[]>>;
}

const countOutcomes = ({ outcomes }: LineupResult, outcome: Outcome): number =>
  Object.values(outcomes ?? {}).filter((other) => other === outcome).length;

/**
 * Finds the journeys that fail with the candidate but not with the live releases.
 * @param results The result of the live releases first.
 * @returns The ID of each, with the names of the lineups in which it fails.
 */
export const findBrokenJourneys = ([live, ...others]: readonly LineupResult[]): {
  id: string;
  lineups: string[];
}[] => {
  const failing = new Map<string, string[]>();
  for (const { name, outcomes } of others)
    for (const [id, outcome] of Object.entries(outcomes ?? {}))
      if (outcome === 'failed' && live?.outcomes?.[id] !== 'failed')
        failing.set(id, [...(failing.get(id) ?? []), name]);
  return [...failing].map(([id, lineups]) => ({ id, lineups }));
};

/** Formats the results for a terminal. */
export const formatMatrix = ({ candidate, live, unaffected, results, remotes }: Matrix): string => {
  const width = Math.max(...results.map(({ name }) => name.length));
  const formatCount = (result: LineupResult, outcome: Outcome): string =>
    String(countOutcomes(result, outcome)).padStart(6);
  const rows = results.map((result) =>
    result.outcomes
      ? `${result.name.padEnd(width)}  ${formatCount(result, 'passed')}  ${formatCount(result, 'failed')}`
      : `${result.name.padEnd(width)}  not run: ${result.reason}`,
  );
  const formatJourney = (id: string): string => {
    const journeyRemotes = remotes[id];
    return journeyRemotes ? `  ${id} (${journeyRemotes.join(', ') || 'no remote'})` : `  ${id}`;
  };
  const broken = findBrokenJourneys(results);
  const failingLive = Object.entries(results[0]?.outcomes ?? {}).filter(
    ([, outcome]) => outcome === 'failed',
  );
  return [
    `Candidate: ${candidate}`,
    `Live: ${live}`,
    `Journeys left out, because they show nothing of the candidate: ${unaffected}`,
    '',
    `${''.padEnd(width)}  passed  failed`,
    ...rows,
    ...(failingLive.length > 0 ? ['', 'Failing with the live releases too'] : []),
    ...failingLive.map(([id]) => formatJourney(id)),
    '',
    broken.length > 0 ? 'Broken by the candidate' : 'The candidate breaks no journey.',
    ...broken.flatMap(({ id, lineups }) => [formatJourney(id), `    with ${lineups.join(' and ')}`]),
  ].join('\n');
};
