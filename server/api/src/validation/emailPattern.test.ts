import { measureGrowth } from '@hashgrid/connection/test/measureGrowth';
import { EMAIL } from '@hashgrid/contracts';

// The schema's pattern is matched with texts of any length: their length is another error of the same response.
test.each(['a.', '.'])('an email is matched in linear time if its domain repeats "%s"', (part) => {
  const pattern = new RegExp(EMAIL.pattern, 'u');
  expect(measureGrowth(part, (repeated) => pattern.test(`a@${repeated}@`))).toBeLessThan(4);
});
