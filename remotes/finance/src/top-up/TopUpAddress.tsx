import { CopyField } from '@hashgrid/app-ui';
import { findChain, type TopUps } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Panel, QrCode, Stack, Text } from '@hashgrid/ui';

/** The player's personal top-up address as text and QR code. */
export function TopUpAddress({ address, chainId, token }: TopUps & { address: string }) {
  const t = useTranslate();
  const chain = findChain(chainId)?.name ?? String(chainId);
  return (
    <Panel title={t('Send from any wallet')}>
      <Stack row wrap gap={6} align="flex-start">
        <Stack gap={4} style={{ flex: '1 1 260px' }}>
          <CopyField value={address} label={t('Copy address')} />
          <Text size={14} tone="soft">
            {t('Send only %token% on %chain% to this address. Anything else you send is lost.', {
              token,
              chain,
            })}
          </Text>
        </Stack>
        <Stack gap={2} align="center" style={{ flex: '0 1 208px' }}>
          <QrCode value={address} label={t('QR code for your top-up address')} />
        </Stack>
      </Stack>
    </Panel>
  );
}
