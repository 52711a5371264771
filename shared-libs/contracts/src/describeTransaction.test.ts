import { describeTransaction } from './describeTransaction';

const transaction = {
  id: '1',
  lineId: '1',
  purpose: null,
  kind: 'transfer',
  token: 'USDT',
  amount: '2',
  counterparty: 'grace',
  createdAt: '',
};

describe('describeTransaction', () => {
  test.each([
    [{}, { key: 'Received from %name%', values: { name: '<grace>' } }],
    [{ amount: '-2' }, { key: 'Sent to %name%', values: { name: '<grace>' } }],
    [{ counterparty: null }, { key: 'Received' }],
    [{ counterparty: null, amount: '-2' }, { key: 'Sent' }],
    [{ kind: 'grant' }, { key: 'Welcome bonus' }],
    [{ kind: 'exchange' }, { key: 'Token swap' }],
    [{ kind: 'recharge' }, { key: 'Battery recharge' }],
    [{ kind: 'daily_profit', purpose: 'profit' }, { key: 'Mining reward' }],
    [{ kind: 'daily_profit', purpose: 'bonus' }, { key: 'Network bonus' }],
    [{ kind: 'raffle' }, { key: 'raffle' }],
  ])('describes %j as %j', (change, text) => {
    const formatName = (name: string) => `<${name}>`;
    expect(describeTransaction({ ...transaction, ...change }, formatName)).toEqual(text);
  });
});
