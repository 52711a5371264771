import { payIcon, walletIcon } from '@hashgrid/ui';
import { SectionLayout } from './SectionLayout';

const section = {
  label: 'Money',
  title: 'Your wallet',
  screens: [
    { path: '/', label: 'Wallet', icon: walletIcon },
    { path: '/pay', label: 'Pay', icon: payIcon },
  ],
};

export const examples = {
  'Menu above': <SectionLayout {...section}>Content</SectionLayout>,
  'Menu beside': (
    <SectionLayout {...section} label="Money (sidebar)" sidebar>
      Content
    </SectionLayout>
  ),
};
