import { hasUnsavedChanges } from '@hashgrid/platform/host';
import { keepAttempt, type OrderAttempt } from './orderAttempts';

test('an attempt counts as an unsaved change until it ends, even without a page that shows it', async () => {
  let end: () => void = () => undefined;
  const attempt = {
    result: new Promise((resolve) => (end = () => resolve({ kind: 'accepted', receipt: 'receipt-1' }))),
    pages: [],
  } as Partial<OrderAttempt<string, string, string>>;
  const result = keepAttempt('key-1', attempt as OrderAttempt<string, string, string>);
  expect(hasUnsavedChanges()).toBe(true);
  end();
  expect(await result).toMatchObject({ kind: 'accepted' });
  expect(hasUnsavedChanges()).toBe(false);
});
