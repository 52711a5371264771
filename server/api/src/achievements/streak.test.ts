import fc from 'fast-check';
import { countDay, readStreak, type Streak } from './streak';

const NONE: Streak = { days: 0, best: 0, until: null, forgivenOn: null };
const toDay = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
/** Returns the streak after days written as `x` (counts) and `.` (missed), from 1 January on. */
const countDays = (days: string) =>
  [...days].reduce((streak, mark, index) => (mark === 'x' ? countDay(streak, toDay(index)) : streak), NONE);

describe('a streak', () => {
  test.each([
    ['grows by a day for each day that counts', 'xxxx', 4],
    ['forgives a missed day, which adds nothing', 'xx.x', 3],
    ['restarts after two missed days', 'xxx..xx', 2],
    ['forgives no second day within seven', 'xx.xxxx.x', 1],
    ['forgives a day again after seven', 'xx.xxxxxx.x', 9],
    ['forgives no second day within seven, even after it has broken', 'x.x..x.x', 1],
  ])('%s', (_title, days, expected) => {
    expect(countDays(days).days).toBe(expected);
  });

  test('ends after two missed days, and is at risk on the last day that can save it', () => {
    const streak = countDays('xxx');
    expect(readStreak(streak, toDay(3))).toMatchObject({ days: 3, isAtRisk: false });
    expect(readStreak(streak, toDay(4))).toMatchObject({ days: 3, isAtRisk: true });
    expect(readStreak(streak, toDay(5))).toMatchObject({ days: 0, isAtRisk: false });
  });

  test('ends after one missed day if another one was forgiven less than seven days before', () => {
    expect(readStreak(countDays('x.xx'), toDay(5))).toMatchObject({ days: 0, isAtRisk: false });
  });

  test('has no days and is not at risk before the first day that counts', () => {
    expect(readStreak(NONE, toDay(5))).toMatchObject({ days: 0, isAtRisk: false });
  });

  test('returns the first day on which a miss is forgiven again', () => {
    expect(readStreak(countDays('xx.x'), toDay(4)).forgivesFrom).toBe(toDay(9));
    expect(readStreak(countDays('xx.x'), toDay(20)).forgivesFrom).toBe(toDay(20));
  });

  test('while it is at risk, forgives no other day until seven days after the missed one', () => {
    expect(readStreak(countDays('xxx'), toDay(4)).forgivesFrom).toBe(toDay(10));
  });

  test('holds at most one missed day in any seven, and is never longer than the best one', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 60 }), (counted) => {
        let streak = NONE;
        counted.forEach((isCounted, index) => {
          if (!isCounted) return;
          streak = countDay(streak, toDay(index));
          const daysSoFar = counted.slice(0, index + 1);
          // From the end back to the first day of the streak.
          let first = daysSoFar.length;
          for (let left = streak.days; left > 0;) if (daysSoFar[--first]) left -= 1;
          const run = daysSoFar.slice(first);
          run.forEach((_, start) => {
            const missed = run.slice(start, start + 7).filter((each) => !each);
            expect(missed.length).toBeLessThanOrEqual(1);
          });
          expect(streak.best).toBeGreaterThanOrEqual(streak.days);
        });
      }),
    );
  });
});
