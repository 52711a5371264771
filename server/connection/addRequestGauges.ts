import type { Monitor, ServerName } from './Monitor';
import type { OpenRequests } from './trackOpenRequests';

/** Lets a monitor read how many requests and event streams a server has open. */
export const addRequestGauges = (monitor: Monitor, server: ServerName, requests: OpenRequests): void => {
  monitor.addGauge({
    name: 'hashgrid_open_requests',
    help: 'Requests without a complete response, event streams included.',
    label: 'server',
    read: () => ({ [server]: requests.count().all }),
  });
  monitor.addGauge({
    name: 'hashgrid_open_event_streams',
    help: 'Open event streams.',
    label: 'server',
    read: () => ({ [server]: requests.count().eventStreams }),
  });
};
