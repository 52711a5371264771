import { useState } from 'react';
import { Icon, walletIcon } from '@hashgrid/ui';
import { IconBox, IconImage } from './picker.styles';

interface WalletIconProps {
  /** Data URL. */
  icon?: string | undefined;
  /** Width and height, px. */
  size?: number;
}

/** The icon of a wallet, or a generic one if it has none that can be shown. Decorative: the name is next to it. */
export function WalletIcon({ icon, size = 36 }: WalletIconProps) {
  const [brokenIcon, setBrokenIcon] = useState<string>();
  return (
    <IconBox $size={size}>
      {icon && icon !== brokenIcon ? (
        <IconImage src={icon} alt="" decoding="async" onError={() => setBrokenIcon(icon)} />
      ) : (
        <Icon shape={walletIcon} size={Math.round(size * 0.55)} />
      )}
    </IconBox>
  );
}
