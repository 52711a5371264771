import { isReservedUsername } from './isReservedUsername';

describe('isReservedUsername', () => {
  test.each([
    'admin',
    'ADMIN',
    'Adm1n',
    'adrnin',
    '_admin_',
    'support',
    'supp0rt',
    '5upport',
    'Treasury',
    'hashgrid',
    'Hash_Grid',
    'hashgr1d',
    'HASHGRlD',
    'hashgrid_support',
  ])('refuses %s', (username) => {
    expect(isReservedUsername(username, 'Hashgrid')).toBe(true);
  });

  test.each(['ada', 'administrate', 'supporter', 'player1', 'treasure', 'grid_hash'])(
    'accepts %s',
    (username) => {
      expect(isReservedUsername(username, 'Hashgrid')).toBe(false);
    },
  );

  test('reserves the name of the game', () => {
    expect(isReservedUsername('ore_lndustries', 'Ore Industries')).toBe(true);
    expect(isReservedUsername('hashgrid', 'Ore Industries')).toBe(false);
  });
});
