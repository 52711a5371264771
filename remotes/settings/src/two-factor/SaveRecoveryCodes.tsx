import { CopyButton, saveFile } from '@hashgrid/app-ui';
import { useBootstrap, useSession, useTranslate } from '@hashgrid/platform';
import { Button, downloadIcon, Stack } from '@hashgrid/ui';

/** Buttons that copy the recovery codes or save them as a text file. */
export function SaveRecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useTranslate();
  const { gameName } = useBootstrap();
  const { user } = useSession();
  const title = t('%game% recovery codes for %name%', { name: user?.username ?? '', game: gameName });
  const fileName = `${gameName.toLowerCase().replace(/\W+/g, '-')}-recovery-codes.txt`;
  const handleDownload = () => saveFile(fileName, [title, '', ...codes, ''].join('\n'));
  return (
    <Stack row wrap gap={3}>
      <CopyButton
        value={codes.join('\n')}
        label={t('Copy all')}
        failureText={t('Your browser blocked copying. Select the text instead.')}
      />
      <Button variant="secondary" size="small" icon={downloadIcon} onClick={handleDownload}>
        {t('Download')}
      </Button>
    </Stack>
  );
}
