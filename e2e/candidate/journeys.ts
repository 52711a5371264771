import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findScreen, type BootstrapRemote } from '@hashgrid/contracts';
import { ROOT } from '../fixtures/paths';
import { readReport } from '../run/readReport';

/** Paths that each test opened when it last passed, by its ID: `specs/guards.spec.ts › shows the login`. */
export type Journeys = Readonly<Record<string, readonly string[]>>;

/** Written by every run of browser tests. */
const FILE = join(ROOT, '.cache', 'journeys.json');

export const readJourneys = (file = FILE): Journeys => readReport<Journeys>(file) ?? {};

/** Adds what a run has recorded to what earlier ones have. */
export const addJourneys = (recorded: Journeys, file = FILE): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readJourneys(file), ...recorded }));
};

type Screens = Pick<BootstrapRemote, 'name' | 'routes'>;

/** Returns the names of the remotes whose screens a journey opens. */
export const findRemotes = (paths: readonly string[], remotes: readonly Screens[]): string[] => [
  ...new Set(paths.flatMap((path) => findScreen(remotes, path)?.remote.name ?? [])),
];

/**
 * Finds the journeys that open no screen of a remote, neither of its live release nor of the candidate. Those without a record
 * are left out, because what they open is unknown.
 */
export const findUnaffected = (
  journeys: Journeys,
  name: string,
  lineups: readonly (readonly Screens[])[],
): string[] =>
  Object.entries(journeys)
    .filter(([, paths]) => lineups.every((remotes) => !findRemotes(paths, remotes).includes(name)))
    .map(([id]) => id);
