import { useTranslate } from '@hashgrid/platform';
import { Badge, Button, securityIcon, Stack, Text, warnIcon } from '@hashgrid/ui';

/** No second factor yet: what it is good for, and how to begin. */
export function TwoFactorOff({ onStart }: { onStart: () => void }) {
  const t = useTranslate();
  return (
    <Stack gap={4} align="flex-start">
      <Badge tone="warn" icon={warnIcon}>
        {t('Off')}
      </Badge>
      <Text>
        {t(
          'Whoever learns your password can sign in. With two-factor sign-in, your phone is needed as well.',
        )}
      </Text>
      <Text tone="soft">
        {t('You need an authenticator app such as Aegis, Google Authenticator, 1Password or Bitwarden.')}
      </Text>
      <Button icon={securityIcon} onClick={onStart}>
        {t('Set up')}
      </Button>
    </Stack>
  );
}
