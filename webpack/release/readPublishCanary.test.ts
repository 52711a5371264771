import { readPublishCanary } from './readPublishCanary';

test('reads the share of a canary and the time after which it is promoted', () => {
  expect(readPublishCanary({ canary: '5%', 'promote-after': '30m' })).toEqual({
    percent: 5,
    promoteAfterSeconds: 1800,
  });
  expect(readPublishCanary({ all: true })).toBeUndefined();
});

test.each([
  [{ canary: '5%', all: true }, '--canary can’t be combined'],
  [{ canary: '5%', replaces: '1.0.0-aaaaaaaa' }, '--canary can’t be combined'],
  [{ canary: '5%', replaces: '' }, '--canary can’t be combined'],
  [{ canary: '5%', 'promote-after': '' }, 'is not a'],
  [{ 'promote-after': '30m' }, '--promote-after needs --canary <share>'],
])('rejects %o', (flags, problem) => {
  expect(() => readPublishCanary(flags)).toThrow(problem);
});
