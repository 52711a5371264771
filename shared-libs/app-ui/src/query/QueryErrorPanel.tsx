import { useTranslate } from '@hashgrid/platform';
import { ErrorPanel } from '@hashgrid/ui';
import { ErrorReportDetails } from './ErrorReportDetails';
import type { Query } from './query';
import { useErrorReport } from './useErrorReport';

interface QueryErrorPanelProps {
  query: Query;
  /** Translated message that says what couldn't be loaded. */
  failure: string;
  text: string;
}

/** Replaces the main content of a page that couldn't be loaded. */
export function QueryErrorPanel({ query, failure, text }: QueryErrorPanelProps) {
  const t = useTranslate();
  const report = useErrorReport(query.error);
  return (
    <ErrorPanel
      title={failure}
      text={text}
      retryLabel={t('Retry')}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
      detail={report && <ErrorReportDetails report={report} centered />}
    />
  );
}
