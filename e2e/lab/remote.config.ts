import type { RemoteConfig } from '@hashgrid/contracts';

/** A remote that only the browser tests publish. Its screens provoke faults and states that no screen of the product does. */
const lab: RemoteConfig = {
  name: 'lab',
  platform: '^2.0.0',
  routes: [
    { path: '/lab/modal', page: 'lab/ModalPage', title: 'Lab', access: 'any', layout: true },
    { path: '/lab/broken', page: 'lab/BrokenPage', title: 'Lab', layout: true },
    { path: '/lab/default', page: 'lab/DefaultPage', title: 'Lab' },
  ],
};

export default lab;
