import { useTranslate } from '@hashgrid/platform';
import { Badge, Button, securityIcon, Stack, Text, warnIcon } from '@hashgrid/ui';

/** Explains two-factor authentication while it is off, with a button that starts the setup. */
export function TwoFactorOff({ onStart }: { onStart: () => void }) {
  const t = useTranslate();
  return (
    <Stack gap={4} align="flex-start">
      <Badge tone="warn" icon={warnIcon}>
        {t('Off')}
      </Badge>
      <Text>
        {t('Anyone who gets your password can log in. Two-factor authentication also requires your phone.')}
      </Text>
      <Text tone="soft">
        {t('You’ll need an authenticator app, such as Google Authenticator, Aegis, 1Password or Bitwarden.')}
      </Text>
      <Button icon={securityIcon} onClick={onStart}>
        {t('Set up')}
      </Button>
    </Stack>
  );
}
