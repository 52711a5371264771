import { useTranslate } from '@hashgrid/platform';
import { Button, moveFocusOnUnmount, Stack, Text } from '@hashgrid/ui';

/** A line of text with Retry in place of a widget that failed. It is unobtrusive, because the rest of the page works. */
export function SlotFailure({ title, onRetry }: { title: string; onRetry: () => void }) {
  const t = useTranslate();
  return (
    <Stack ref={moveFocusOnUnmount} row wrap gap={3} align="center" role="status">
      <Text size={14} tone="soft">
        {t('%area% is temporarily unavailable', { area: t(title) })}
      </Text>
      <Button variant="ghost" size="small" onClick={onRetry}>
        {t('Retry')}
      </Button>
    </Stack>
  );
}
