import type { ReactNode } from 'react';
import { useTranslate } from '@hashgrid/platform';
import { Panel, Stack, Text } from '@hashgrid/ui';

interface LinkedWalletsLayoutProps {
  action?: ReactNode;
  children: ReactNode;
}

/** Panel with the title and introduction of the linked wallets, which are shown while the code of its content loads too. */
export function LinkedWalletsLayout({ action, children }: LinkedWalletsLayoutProps) {
  const t = useTranslate();
  return (
    <Panel title={t('Linked wallets')} action={action}>
      <Stack gap={2}>
        <Text tone="soft">{t('Wallets you can log in with')}</Text>
        {children}
      </Stack>
    </Panel>
  );
}
