import { useLazyModal } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { Button } from '@hashgrid/ui';

/** Opens the dialog that links a wallet; the wallet code is loaded by the click. */
export function LinkWalletButton() {
  const t = useTranslate();
  const { open, isLoading } = useLazyModal();
  const label = t('Link wallet');
  const handleLink = () =>
    open({
      id: 'link-wallet',
      label,
      load: async () => {
        const [{ LinkWalletDialog }, { SignInDialog }] = await Promise.all([
          import('./walletDialogs'),
          import('@hashgrid/wallet'),
        ]);
        return <LinkWalletDialog SignInDialog={SignInDialog} />;
      },
    });
  return (
    <Button variant="secondary" size="small" busy={isLoading} onClick={handleLink}>
      {label}
    </Button>
  );
}
