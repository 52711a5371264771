import { Timestamp, useLazyModal, WalletAddress } from '@hashgrid/app-ui';
import type { LinkedAddress } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Badge, Button, moveFocusOnUnmount, Stack } from '@hashgrid/ui';
import { FactList } from '../facts/FactList';
import { ItemRow } from '../facts/ItemRow';
import { getWalletName } from './getWalletName';

const loadDialogs = () => import('./walletDialogs');

function WalletFacts({ wallet }: { wallet: LinkedAddress }) {
  const t = useTranslate();
  const { address, linkedAt, lastUsedAt } = wallet;
  return (
    <FactList
      facts={[
        { term: t('Address'), value: <WalletAddress value={address} name={getWalletName(wallet)} /> },
        { term: t('Linked'), value: <Timestamp at={linkedAt} /> },
        { term: t('Last login'), value: lastUsedAt ? <Timestamp at={lastUsedAt} /> : t('Never') },
      ]}
    />
  );
}

/** A linked wallet, with buttons to rename and unlink it. */
export function LinkedWalletRow({ wallet }: { wallet: LinkedAddress }) {
  const t = useTranslate();
  const { open, isLoading } = useLazyModal();
  const { address, contractChainId } = wallet;
  const name = getWalletName(wallet);
  const handleRename = () =>
    open({
      id: `rename-wallet-${address}`,
      label: t('Rename %name%', { name }),
      load: async () => {
        const { RenameWalletDialog } = await loadDialogs();
        return <RenameWalletDialog wallet={wallet} />;
      },
    });
  const handleUnlink = () =>
    open({
      id: `unlink-wallet-${address}`,
      label: t('Unlink %name%?', { name }),
      load: async () => {
        const { UnlinkWalletDialog } = await loadDialogs();
        return <UnlinkWalletDialog wallet={wallet} />;
      },
    });
  return (
    <ItemRow ref={moveFocusOnUnmount}>
      <Stack gap={2}>
        <Stack row wrap gap={3}>
          <strong>{name}</strong>
          {contractChainId !== null && <Badge>{t('Smart contract wallet')}</Badge>}
        </Stack>
        <WalletFacts wallet={wallet} />
      </Stack>
      <Stack row wrap gap={3}>
        <Button
          variant="secondary"
          size="small"
          aria-label={t('Rename %name%', { name })}
          busy={isLoading}
          onClick={handleRename}
        >
          {t('Rename')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-label={t('Unlink %name%', { name })}
          busy={isLoading}
          onClick={handleUnlink}
        >
          {t('Unlink')}
        </Button>
      </Stack>
    </ItemRow>
  );
}
