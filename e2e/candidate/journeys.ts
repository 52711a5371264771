import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findScreen, type BootstrapRemote } from '@hashgrid/contracts';
import { ROOT } from '../fixtures/paths';
import { readReport } from '../run/readReport';

/** Paths that each test opened when it last passed, by its ID: `specs/guards.spec.ts › shows the login`. */
export type Journeys = Readonly<Record<string, readonly string[]>>;

/** Written by every run of browser tests. */
const JOURNEYS_FILE = join(ROOT, '.cache', 'journeys.json');

export const readJourneys = (file = JOURNEYS_FILE): Journeys => readReport<Journeys>(file) ?? {};

/** Adds the journeys of a run to those of earlier runs, and replaces those of the same tests. */
export const addJourneys = (recorded: Journeys, file = JOURNEYS_FILE): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readJourneys(file), ...recorded }));
};

type RemoteScreens = Pick<BootstrapRemote, 'name' | 'routes'>;

/** Returns the names of the remotes whose screens a journey opens. */
export const findRemotes = (paths: readonly string[], remotes: readonly RemoteScreens[]): string[] => [
  ...new Set(paths.flatMap((path) => findScreen(remotes, path)?.remote.name ?? [])),
];

/**
 * Finds the recorded journeys that open no screen of a remote in any lineup: neither of its live release nor of the candidate.
 * Tests without a recorded journey are never returned, because the screens that they open are unknown.
 */
export const findUnaffected = (
  journeys: Journeys,
  name: string,
  lineups: readonly (readonly RemoteScreens[])[],
): string[] =>
  Object.entries(journeys)
    .filter(([, paths]) => lineups.every((remotes) => !findRemotes(paths, remotes).includes(name)))
    .map(([id]) => id);
