import type { RemoteConfig } from '@hashgrid/contracts';

/** Published by the browser tests beside the product's remotes: screens that provoke what no screen of the game does. */
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
