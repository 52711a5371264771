import { useModal, useTranslate } from '@hashgrid/platform';
import { Button, Panel, Stack, Text } from '@hashgrid/ui';
import { CloseAccountDialog } from './CloseAccountDialog';

/** Panel that explains what closing the account means, and opens the dialog that does it. */
export function CloseAccountPanel() {
  const t = useTranslate();
  const modal = useModal();
  const handleClose = () =>
    modal.open({ id: 'close-account', label: t('Close your account?'), content: <CloseAccountDialog /> });
  return (
    <Panel title={t('Close account')}>
      <Stack row wrap gap={4} justify="space-between">
        <Text tone="soft" style={{ flex: '1 1 320px' }}>
          {t(
            'A closed account can’t earn, pay or be found. You can restore it within 30 days. After that, it’s erased for good.',
          )}
        </Text>
        <Button variant="danger" onClick={handleClose}>
          {t('Close account')}
        </Button>
      </Stack>
    </Panel>
  );
}
