import { useModal, useTranslate } from '@hashgrid/platform';
import { TransactionDialog } from './TransactionDialog';

const CARD_WIDTH_PX = 560;

/** Opens an entry of the ledger with its legs. */
export function useOpenTransaction(): (id: string) => void {
  const t = useTranslate();
  const { open } = useModal();
  return (id) =>
    open({
      id: `transaction-${id}`,
      label: t('Transaction'),
      width: CARD_WIDTH_PX,
      content: <TransactionDialog id={id} />,
    });
}
