import styled from 'styled-components';
import { CopyField } from '@hashgrid/app-ui';
import type { TwoFactorSecret } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Button, media, phoneIcon, QrCode, space, Stack, Text } from '@hashgrid/ui';
import { EnableTwoFactorForm } from './EnableTwoFactorForm';

/** Separates a secret into groups of four characters, which are easier to read and type. */
const groupCharacters = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

interface AppStepProps {
  secret: TwoFactorSecret;
  onEnabled: (codes: readonly string[]) => void;
  onEnablingChange: (isEnabling: boolean) => void;
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

/** Hides the link on devices whose primary input isn't touch: it opens an authenticator app on this device, so it is for phones and tablets. */
const TouchOnly = styled.div`
  @media not (pointer: coarse) {
    display: none;
  }
`;

/** Second step: the player adds the secret to the authenticator app, and confirms with a code from the app. */
export function AppStep({ secret: { secret, url }, ...formProps }: AppStepProps) {
  const t = useTranslate();
  return (
    <Stack gap={6}>
      <Columns>
        <QrCode value={url} label={t('QR code for your authenticator app')} />
        <Stack gap={4}>
          <Text>{t('Scan this code with your authenticator app.')}</Text>
          <TouchOnly>
            <Button as="a" href={url} variant="secondary" icon={phoneIcon}>
              {t('Open authenticator app')}
            </Button>
          </TouchOnly>
          <Text tone="soft">{t('Can’t scan it? Enter this key in the app:')}</Text>
          <CopyField value={secret} label={t('Copy key')}>
            {groupCharacters(secret)}
          </CopyField>
        </Stack>
      </Columns>
      <EnableTwoFactorForm {...formProps} />
    </Stack>
  );
}
