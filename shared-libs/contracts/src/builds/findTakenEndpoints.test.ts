import { findTakenEndpoints } from './findTakenEndpoints';

const BANK = { name: 'bank', endpointNames: ['getBalance', 'transfer'] };

test('finds the endpoints of a build that another live build has, with its owner', () => {
  const shop = { name: 'shop', endpointNames: ['getOffers', 'transfer'] };
  expect(findTakenEndpoints(shop, [BANK, { name: 'older' }])).toEqual([
    { endpoint: 'transfer', owner: BANK },
  ]);
  expect(findTakenEndpoints({ name: 'older' }, [BANK])).toEqual([]);
});

test('leaves out endpoints that its own live build already has, so that a fix of it can be published', () => {
  const shop = { name: 'shop', endpointNames: ['getBalance', 'transfer'] };
  const live = [BANK, { name: 'shop', endpointNames: ['transfer'] }];
  expect(findTakenEndpoints(shop, live)).toEqual([{ endpoint: 'getBalance', owner: BANK }]);
});
