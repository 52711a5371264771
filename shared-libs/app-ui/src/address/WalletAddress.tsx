import { useTranslate } from '@hashgrid/platform';
import { Hash, Stack, Tooltip } from '@hashgrid/ui';
import { CopyButton } from '../copy/CopyButton';

interface WalletAddressProps {
  value: string;
  /** What the address belongs to, for the label of the button that copies it. */
  name: string;
}

/**
 * The address of a wallet, shortened; the full address shows on hover, focus and touch, and can be copied.
 *
 * @example
 * <WalletAddress value={address} name={name ?? shortenHash(address)} />
 */
export function WalletAddress({ value, name }: WalletAddressProps) {
  const t = useTranslate();
  return (
    <Stack row gap={1}>
      <Tooltip tip={<Hash value={value} />}>
        <Hash value={value} short title={undefined} />
      </Tooltip>
      <CopyButton value={value} label={t('Copy address of %name%', { name })} compact />
    </Stack>
  );
}
