import { fitShape, orNull, TEXT_OR_NULL } from './fitShape';

const shape = {
  name: '',
  count: 0,
  isOn: false,
  inner: { amount: '0' },
  maybe: orNull({ amount: '0' }),
  note: TEXT_OR_NULL,
  list: [{ id: '' }],
};

test('what has the types of the shape is taken as it is, the rest is left', () => {
  const value = {
    name: 'a',
    count: 3,
    isOn: true,
    inner: { amount: '1' },
    maybe: { amount: '2' },
    note: 'n',
    list: [{ id: 'x' }],
  };
  expect(fitShape(shape, { ...value, more: 1 })).toEqual(value);
});

test.each([
  ['nothing', null],
  ['a text', 'nothing'],
  ['an empty object', {}],
  ['a list', []],
  ['nulls', { name: null, count: null, isOn: null, inner: null, maybe: null, note: null, list: null }],
  ['other types', { name: 1, count: Number.NaN, isOn: 'yes', inner: [], list: {} }],
])('%s has the defaults of the shape', (_, value) => {
  expect(fitShape(shape, value)).toEqual({
    name: '',
    count: 0,
    isOn: false,
    inner: { amount: '0' },
    maybe: null,
    note: null,
    list: [],
  });
});

test('items of a list are fitted one by one', () => {
  expect(fitShape(shape, { list: [null, { id: 'x', more: 1 }, 7] }).list).toEqual([
    { id: '' },
    { id: 'x' },
    { id: '' },
  ]);
});
