import { addRequestGauges, type Monitor, type OpenRequests } from '@hashgrid/connection';
import type { Context } from '../Context';
import { readQueueSizes } from './queues.queries';

/** Lets a monitor read the requests, the database connections and the queues of the API. */
export function addApiGauges(monitor: Monitor, { database }: Context, requests: OpenRequests): void {
  addRequestGauges(monitor, 'api', requests);
  monitor.addGauge({
    name: 'hashgrid_database_connections',
    help: 'Connections of this process to the database; waiting: calls that wait for one.',
    label: 'state',
    read: () => ({ ...database.countConnections?.() }),
  });
  monitor.addGauge({
    name: 'hashgrid_queue_size',
    help: 'Work that waits, of all processes on the database.',
    label: 'queue',
    read: async () => ({ ...(await readQueueSizes(database)) }),
  });
}
