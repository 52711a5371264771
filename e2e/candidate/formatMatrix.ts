/** The outcome of a test: skipped ones have none. */
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
  /** Journeys that were left out, because they open no screen of the candidate. */
  unaffected: number;
  results: readonly LineupResult[];
  /** Remotes of each journey, by its ID. */
  remotes: Readonly<Record<string, readonly string[]>>;
}

const count = ({ outcomes }: LineupResult, outcome: Outcome): string =>
  String(Object.values(outcomes ?? {}).filter((found) => found === outcome).length);

/** Lists the journeys that pass with what is live, and fail with the candidate; with the lineups in which they do. */
export const findBroken = ([live, ...others]: readonly LineupResult[]): {
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
  const rows = results.map((result) =>
    result.outcomes
      ? `${result.name.padEnd(width)}  ${count(result, 'passed').padStart(6)}  ${count(result, 'failed').padStart(6)}`
      : `${result.name.padEnd(width)}  not run: ${result.reason}`,
  );
  const describe = (id: string): string => {
    const crossed = remotes[id];
    return crossed ? `  ${id} (${crossed.join(', ') || 'no remote'})` : `  ${id}`;
  };
  const broken = findBroken(results);
  const before = Object.entries(results[0]?.outcomes ?? {}).filter(([, outcome]) => outcome === 'failed');
  return [
    `Candidate: ${candidate}`,
    `Live: ${live}`,
    `${unaffected} journeys were left out: they open no screen of the candidate.`,
    '',
    `${''.padEnd(width)}  passed  failed`,
    ...rows,
    ...(before.length > 0 ? ['', 'Fail with what is live too'] : []),
    ...before.map(([id]) => describe(id)),
    '',
    broken.length > 0 ? 'Broken by the candidate' : 'The candidate breaks no journey.',
    ...broken.flatMap(({ id, lineups }) => [describe(id), `    with ${lineups.join(' and ')}`]),
  ].join('\n');
};
