import { useLazyModal } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { Button, moveFocusOnUnmount } from '@hashgrid/ui';

/** Button that opens the dialog for linking a wallet; the click loads the wallet code. */
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
    <Button ref={moveFocusOnUnmount} variant="secondary" size="small" busy={isLoading} onClick={handleLink}>
      {label}
    </Button>
  );
}
