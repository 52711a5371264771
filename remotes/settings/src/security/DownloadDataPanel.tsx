import { useModal, useTranslate } from '@hashgrid/platform';
import { Button, downloadIcon, Panel, Stack, Text } from '@hashgrid/ui';
import { DownloadDataDialog } from './DownloadDataDialog';

/** Panel that describes the player's data, and opens the dialog that downloads it. */
export function DownloadDataPanel() {
  const t = useTranslate();
  const modal = useModal();
  const handleDownload = () =>
    modal.open({ id: 'download-data', label: t('Download your data?'), content: <DownloadDataDialog /> });
  return (
    <Panel title={t('Your data')}>
      <Stack row wrap gap={4} justify="space-between">
        <Text tone="soft" style={{ flex: '1 1 320px' }}>
          {t(
            'A file with your account, security log, transactions, nodes, network, and identity verification with its images.',
          )}
        </Text>
        <Button variant="secondary" icon={downloadIcon} onClick={handleDownload}>
          {t('Download your data')}
        </Button>
      </Stack>
    </Panel>
  );
}
