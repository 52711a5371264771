import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addJourneys, findRemotes, findUnaffected, readJourneys } from './journeys';

const route = (path: string) => ({ path, page: 'Page', title: 'Page' });
const AUTH = { name: 'auth', routes: [route('/login')] };
const FINANCE = { name: 'finance', routes: [route('/wallet'), route('/pay/:name')] };

const JOURNEYS = {
  'specs/pay.spec.ts › pays a player': ['/login', '/pay/ada'],
  'specs/login.spec.ts › logs in': ['/login'],
  'specs/routes.spec.ts › shows a not-found page': ['/gone'],
};

test('finds the remotes whose screens a journey opens', () => {
  expect(findRemotes(['/login', '/pay/ada', '/wallet', '/gone'], [AUTH, FINANCE])).toEqual([
    'auth',
    'finance',
  ]);
});

test('finds the journeys that show nothing of the candidate', () => {
  expect(findUnaffected(JOURNEYS, 'finance', [[AUTH, FINANCE]])).toEqual([
    'specs/login.spec.ts › logs in',
    'specs/routes.spec.ts › shows a not-found page',
  ]);
});

test('counts a journey as affected when it opens a screen of a remote whose slot the candidate fills', () => {
  const slot = 'dashboard.balance';
  const game = { name: 'game', routes: [route('/dashboard')], slots: [slot] };
  const widgets = [{ slot, component: 'x/Balance', title: 'Balance' } as const];
  const journeys = { dashboard: ['/dashboard'], login: ['/login'] };
  const remotes = [AUTH, game, { ...FINANCE, widgets }];
  expect(findUnaffected(journeys, 'finance', [remotes])).toEqual(['login']);
  expect(findUnaffected(journeys, 'game', [remotes])).toEqual(['login']);
  expect(findRemotes(['/dashboard'], remotes)).toEqual(['game', 'finance']);
});

test('counts a journey as affected when only the candidate, or only its live release, has the path', () => {
  const candidate = { ...FINANCE, routes: [route('/gone')] };
  expect(
    findUnaffected(JOURNEYS, 'finance', [
      [AUTH, FINANCE],
      [AUTH, candidate],
    ]),
  ).toEqual(['specs/login.spec.ts › logs in']);
});

test('keeps the journeys of earlier runs', () => {
  const dir = mkdtempSync(join(tmpdir(), 'journeys-'));
  const file = join(dir, 'cache', 'journeys.json');
  expect(readJourneys(file)).toEqual({});
  addJourneys({ one: ['/login'], two: ['/wallet'] }, file);
  addJourneys({ two: ['/pay/ada'] }, file);
  expect(readJourneys(file)).toEqual({ one: ['/login'], two: ['/pay/ada'] });
  rmSync(dir, { recursive: true });
});
