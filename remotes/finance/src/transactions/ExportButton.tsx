import { saveFile } from '@hashgrid/app-ui';
import type { TransactionFilter } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Button, downloadIcon } from '@hashgrid/ui';
import { useLazyExportTransactionsQuery } from './transactionsApi';

const FILE_NAME = 'transactions.csv';

/** Downloads all transactions that match the filter as a CSV file. */
export function ExportButton({ filter, disabled }: { filter: TransactionFilter; disabled?: boolean }) {
  const t = useTranslate();
  const [fetchExport, { isFetching }] = useLazyExportTransactionsQuery();
  const handleClick = async () => {
    // After a failure, `data` is still that of the export before.
    const { data, isSuccess } = await fetchExport(filter);
    if (isSuccess) saveFile(FILE_NAME, data);
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
