import { useTranslate } from '@hashgrid/platform';
import { Stack, Text } from '@hashgrid/ui';
import { CopyButton } from '../copy/CopyButton';
import type { ErrorReport } from './useErrorReport';

interface ErrorReportDetailsProps {
  report: ErrorReport;
  centered?: boolean;
}

/** The tracking ID of a reported error, and a button that copies what support needs to know. */
export function ErrorReportDetails({ report, centered = false }: ErrorReportDetailsProps) {
  const t = useTranslate();
  return (
    <Stack gap={3} align={centered ? 'center' : 'flex-start'}>
      <Text size={14} tone="soft">
        {t('We got an unexpected response and reported it. Error ID: %id%', { id: report.id })}
      </Text>
      <CopyButton value={report.details} label={t('Copy error details')} />
    </Stack>
  );
}
