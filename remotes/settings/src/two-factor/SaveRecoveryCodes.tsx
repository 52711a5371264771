import { useBootstrap, useSession, useToast, useTranslate } from '@hashgrid/platform';
import { Button, CopyButton, downloadIcon, Stack } from '@hashgrid/ui';
import { saveText } from './saveText';

/** Ways to put recovery codes away: the clipboard, a text file. */
export function SaveRecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useTranslate();
  const toast = useToast();
  const { gameName } = useBootstrap();
  const { user } = useSession();
  const title = t('%game% recovery codes for %name%', { name: user?.username ?? '', game: gameName });
  const fileName = `${gameName.toLowerCase().replace(/\W+/g, '-')}-recovery-codes.txt`;
  const handleDownload = () => saveText(fileName, [title, '', ...codes, ''].join('\n'));
  return (
    <Stack row wrap gap={3}>
      <CopyButton
        value={codes.join('\n')}
        label={t('Copy all')}
        copiedLabel={t('Copied')}
        onFail={() => toast.error(t('Your browser blocked copying. Select the text instead.'))}
      />
      <Button variant="secondary" size="small" icon={downloadIcon} onClick={handleDownload}>
        {t('Download')}
      </Button>
    </Stack>
  );
}
