import { useModal, useTranslate } from '@hashgrid/platform';
import { TransactionDialog } from './TransactionDialog';

const DIALOG_WIDTH_PX = 560;

/** Returns a function that opens the dialog of a transaction. */
export function useOpenTransaction(): (id: string) => void {
  const t = useTranslate();
  const { open } = useModal();
  return (id) =>
    open({
      id: `transaction-${id}`,
      label: t('Transaction'),
      width: DIALOG_WIDTH_PX,
      content: <TransactionDialog id={id} />,
    });
}
