import { WalletAddress } from './WalletAddress';

export const examples = {
  Default: <WalletAddress value="0x52908400098527886E0F7030069857D2E4169EE7" name="Savings" />,
};
