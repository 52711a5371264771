import { addRequestGauges, type Monitor, type OpenRequests } from '@hashgrid/connection';
import type { Context } from '../Context';
import { readQueueSizes } from './queues.queries';

/** Adds gauges of the API's requests, database connections and queues to a monitor. */
export function addApiGauges(monitor: Monitor, { database }: Context, requests: OpenRequests): void {
  addRequestGauges(monitor, 'api', requests);
  monitor.addGauge({
    name: 'hashgrid_database_connections',
    help: 'Database connections of this process by state; "waiting" counts calls that wait for a connection.',
    label: 'state',
    read: () => ({ ...database.countConnections?.() }),
  });
  monitor.addGauge({
    name: 'hashgrid_queue_size',
    help: 'Items waiting in each queue, for all processes that use the database.',
    label: 'queue',
    read: async () => ({ ...(await readQueueSizes(database)) }),
  });
}
