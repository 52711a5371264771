import { readPage } from './readPage';

const ROWS = [{ id: 3n }, { id: 2n }, { id: 1n }];

const read = (limit: number) =>
  readPage(
    limit,
    (count) => Promise.resolve(ROWS.slice(0, count)),
    ({ id }) => id,
  );

test('returns as many rows as fit, and the last of them as the cursor of the next page', async () => {
  expect(await read(2)).toEqual({ rows: [{ id: 3n }, { id: 2n }], nextCursor: '2' });
});

test.each([3, 4])('has no next page after the last row, with a limit of %i', async (limit) => {
  expect(await read(limit)).toEqual({ rows: ROWS, nextCursor: null });
});
