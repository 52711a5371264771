import { advanceTime, newMiner } from '../../test/newMiner';
import { openTestApi } from '../../test/openTestApi';
import { sendBatteryAlerts } from './sendBatteryAlerts';

const HOUR = 3600;

describe('alerts of low batteries', () => {
  const api = openTestApi();

  test('leave out a node at the end of its life, which cannot be recharged', async () => {
    const [expiring, other] = [await newMiner(api), await newMiner(api)];
    await advanceTime(api, 23 * HOUR);
    await api.database.query(
      `update nodes set expires_at = until_at from node_runs where node_id = nodes.id and player_id = $1`,
      [expiring.id],
    );
    await sendBatteryAlerts(api.context);
    const alerts = await api.database.query(
      `select account_id as "accountId" from notifications where kind = 'battery'`,
    );
    expect(alerts).toEqual([{ accountId: other.id }]);
  });
});
