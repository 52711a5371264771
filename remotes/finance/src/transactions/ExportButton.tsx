import type { TransactionFilter } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Button, downloadIcon } from '@hashgrid/ui';
import { saveFile } from './saveFile';
import { useLazyExportTransactionsQuery } from './transactionsApi';

const FILE_NAME = 'transactions.csv';

/** Downloads all that the filters leave, as a file for spreadsheets. */
export function ExportButton({ filter, disabled }: { filter: TransactionFilter; disabled?: boolean }) {
  const t = useTranslate();
  const [ask, { isFetching }] = useLazyExportTransactionsQuery();
  const handleClick = async () => {
    const { data } = await ask(filter);
    if (data) saveFile(FILE_NAME, data);
  };
  return (
    <Button
      variant="secondary"
      icon={downloadIcon}
      busy={isFetching}
      disabled={disabled}
      onClick={() => void handleClick()}
    >
      {t('Export CSV')}
    </Button>
  );
}
