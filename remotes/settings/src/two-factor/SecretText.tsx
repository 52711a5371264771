import { useToast, useTranslate } from '@hashgrid/platform';
import { CopyButton, Stack } from '@hashgrid/ui';
import { CodeText } from './CodeText';

const inGroupsOfFour = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** The secret as it is read and typed, and a button that copies it without the blanks. */
export function SecretText({ secret }: { secret: string }) {
  const t = useTranslate();
  const toast = useToast();
  return (
    <Stack gap={3} align="flex-start">
      <CodeText dir="ltr">{inGroupsOfFour(secret)}</CodeText>
      <CopyButton
        value={secret}
        label={t('Copy key')}
        copiedLabel={t('Copied')}
        onFail={() => toast.error(t('Your browser blocked copying. Select the text instead.'))}
      />
    </Stack>
  );
}
