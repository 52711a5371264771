import { selectScreens } from './selectScreens';

test('selects a screen by its path with all its states, or one state by its name', () => {
  expect(selectScreens(['/setting/kyc'], 'played').map(({ name }) => name)).toEqual([
    '/setting/kyc',
    '/setting/kyc with errors',
    '/setting/kyc with the document',
  ]);
  expect(selectScreens(['/setting/kyc with errors'], 'played')).toHaveLength(1);
  expect(() => selectScreens(['/nowhere'], 'played')).toThrow('Unknown screen with --state played: /nowhere');
});

test('selects for a newcomer, an outage or a failure the screens of players, unprepared', () => {
  for (const state of ['newcomer', 'outage', 'failure'] as const) {
    const names = selectScreens([], state).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['/dashboard', '/wallet', '/_app']));
    expect(names.filter((name) => / (with |while |for guests)/.test(name))).toEqual([]);
  }
  expect(() => selectScreens(['/login'], 'newcomer')).toThrow('Unknown screen with --state newcomer: /login');
});
