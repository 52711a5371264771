import { useTranslate } from '@hashgrid/platform';
import { Hash, Stack, Tooltip } from '@hashgrid/ui';
import { CopyButton } from '../copy/CopyButton';

interface WalletAddressProps {
  value: string;
  /** Name of the wallet, for the label of the copy button. */
  name: string;
}

/**
 * The address of a wallet, shortened, with a copy button. The full address shows on hover, focus and touch.
 *
 * @example
 * <WalletAddress value={address} name={name ?? shortenHash(address)} />
 */
export function WalletAddress({ value, name }: WalletAddressProps) {
  const t = useTranslate();
  // The short hash has no native title, because the tooltip shows the full address.
  return (
    <Stack row gap={1}>
      <Tooltip tip={<Hash value={value} />}>
        <Hash value={value} short title={undefined} />
      </Tooltip>
      <CopyButton value={value} label={t('Copy address of %name%', { name })} compact />
    </Stack>
  );
}
