import { registerHotUpdate } from './registerHotUpdate';

const runUpdate = () =>
  (globalThis as { __hashgridHot?: Record<string, () => Promise<boolean>> }).__hashgridHot!.shop!();

test('runs one update at a time, even if another page of the remote registers meanwhile', async () => {
  let running = 0;
  const check = jest.fn(async () => {
    running += 1;
    expect(running).toBe(1);
    await Promise.resolve();
    running -= 1;
    return ['./src/ShopPage.tsx'];
  });
  registerHotUpdate('shop', { check });
  const first = runUpdate();
  registerHotUpdate('shop', { check });
  const second = runUpdate();
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(check).toHaveBeenCalledTimes(2);
});

test('says that nothing has changed, and updates again after a failed update', async () => {
  const check = jest.fn().mockResolvedValueOnce(null).mockRejectedValueOnce(new Error('not accepted'));
  registerHotUpdate('shop', { check: check.mockResolvedValue([]) });
  expect(await runUpdate()).toBe(false);
  await expect(runUpdate()).rejects.toThrow('not accepted');
  expect(await runUpdate()).toBe(true);
});
