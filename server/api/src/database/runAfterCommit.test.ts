import { newDatabase } from '../../test/newDatabase';
import type { Database } from './Database';

describe('after-commit effects', () => {
  let database: Database;
  const executed: string[] = [];
  beforeAll(async () => {
    database = await newDatabase();
  });
  afterAll(() => database.close());
  beforeEach(() => void (executed.length = 0));

  test('run in order after the commit', async () => {
    const result = await database.transaction(async (transaction) => {
      transaction.afterCommit(() => executed.push('first'));
      transaction.afterCommit(() => executed.push('second'));
      await transaction.query('select 1');
      expect(executed).toEqual([]);
      return 'done';
    });
    expect(result).toBe('done');
    expect(executed).toEqual(['first', 'second']);
  });

  test('do not run when the work throws', async () => {
    const failing = database.transaction((transaction) => {
      transaction.afterCommit(() => executed.push('first'));
      return Promise.reject(new Error('refused'));
    });
    await expect(failing).rejects.toThrow('refused');
    expect(executed).toEqual([]);
  });

  test('do not run when the commit fails', async () => {
    await database.script('create table parents (id integer primary key)');
    await database.script(
      'create table children (parent integer references parents deferrable initially deferred)',
    );
    const failing = database.transaction(async (transaction) => {
      transaction.afterCommit(() => executed.push('first'));
      await transaction.query('insert into children values (1)');
    });
    await expect(failing).rejects.toThrow('children');
    expect(executed).toEqual([]);
  });
});
