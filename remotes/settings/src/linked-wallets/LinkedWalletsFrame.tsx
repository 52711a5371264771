import type { ReactNode } from 'react';
import { useTranslate } from '@hashgrid/platform';
import { Panel, Stack, Text } from '@hashgrid/ui';

interface LinkedWalletsFrameProps {
  action?: ReactNode;
  children: ReactNode;
}

/** The panel of linked wallets around its content, the same before and after its code has loaded. */
export function LinkedWalletsFrame({ action, children }: LinkedWalletsFrameProps) {
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
