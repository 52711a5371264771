import { useToast, useTranslate } from '@hashgrid/platform';
import { Button, CopyButton, FocusOnMount, QrCode, Spinner, Stack, Text } from '@hashgrid/ui';
import { StepActions, StepBody } from './picker.styles';

interface QrStepProps {
  /** Pairing link; undefined until the relay has responded. */
  uri: string | undefined;
  onCancel: () => void;
}

/** Shows the QR code to scan with a wallet app on a phone. */
export function QrStep({ uri, onCancel }: QrStepProps) {
  const t = useTranslate();
  const toast = useToast();
  const label = t('Scan with your wallet');
  return (
    <FocusOnMount label={label}>
      <Stack gap={5}>
        <StepBody>
          {uri ? <QrCode value={uri} label={label} size={264} /> : <Spinner size={28} />}
          <Text tone="soft" role="status">
            {uri
              ? t('Open the wallet app on your phone, scan the code and approve the connection.')
              : t('Preparing QR code…')}
          </Text>
        </StepBody>
        <StepActions>
          <Button variant="ghost" onClick={onCancel}>
            {t('Cancel')}
          </Button>
          {uri && (
            <CopyButton
              value={uri}
              label={t('Copy link')}
              copiedLabel={t('Copied')}
              onFail={() => toast.error(t('Your browser blocked copying. Scan the code instead.'))}
            />
          )}
        </StepActions>
      </Stack>
    </FocusOnMount>
  );
}
