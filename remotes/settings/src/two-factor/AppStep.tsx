import styled from 'styled-components';
import type { TwoFactorSecret } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Button, media, phoneIcon, QrCode, space, Stack, Text } from '@hashgrid/ui';
import { ConfirmCodeForm } from './ConfirmCodeForm';
import { SecretText } from './SecretText';

interface AppStepProps {
  secret: TwoFactorSecret;
  onEnabled: (codes: readonly string[]) => void;
  onCancel: () => void;
}

const Columns = styled.div`
  display: grid;
  gap: ${space(6)};
  justify-items: start;
  ${media.sm} {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

/** A link into an app is of use only where the app is. */
const OnPhone = styled.div`
  @media not (pointer: coarse) {
    display: none;
  }
`;

/** Second step: the secret goes into the app, and a code of the app comes back. */
export function AppStep({ secret: { secret, url }, onEnabled, onCancel }: AppStepProps) {
  const t = useTranslate();
  return (
    <Stack gap={6}>
      <Columns>
        <QrCode value={url} label={t('QR code for your authenticator app')} />
        <Stack gap={4}>
          <Text>{t('Scan this code with your authenticator app.')}</Text>
          <OnPhone>
            <Button as="a" href={url} variant="secondary" icon={phoneIcon}>
              {t('Open the app on this device')}
            </Button>
          </OnPhone>
          <Text tone="soft">{t('Can’t scan it? Enter this key in the app:')}</Text>
          <SecretText secret={secret} />
        </Stack>
      </Columns>
      <ConfirmCodeForm onEnabled={onEnabled} onCancel={onCancel} />
    </Stack>
  );
}
