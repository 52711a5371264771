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

type RemoteScreens = Pick<BootstrapRemote, 'name' | 'routes' | 'slots' | 'widgets'>;

/**
 * Returns the names of the remotes that a journey may show: those whose screens it opens, and those with a widget for a slot of these
 * remotes, because a registry doesn't say on which of their screens a slot is.
 */
export const findRemotes = (paths: readonly string[], remotes: readonly RemoteScreens[]): string[] => {
  const opened = paths.flatMap((path) => findScreen(remotes, path)?.remote ?? []);
  const slots = new Set(opened.flatMap((remote) => remote.slots ?? []));
  const withWidgets = remotes.filter(({ widgets = [] }) => widgets.some(({ slot }) => slots.has(slot)));
  return [...new Set([...opened, ...withWidgets].map(({ name }) => name))];
};

/**
 * Finds the recorded journeys that show nothing of a remote in any lineup: neither of its live release nor of the candidate.
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
