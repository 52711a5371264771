import type { MouseEvent } from 'react';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { Button, chevronEndIcon, chevronStartIcon, Stack, Text } from '@hashgrid/ui';
import type { NodePages } from './useNodePages';

/** Page navigation, hidden if there is only one page. Scrolls to the top of the list when the page changes. */
export function NodePager({ pages }: { pages: NodePages }) {
  const t = useTranslate();
  const { number } = useFormat();
  const { page, pageCount, offset, shown, matching, showPage } = pages;
  if (pageCount === 1) return null;
  const createClickHandler = (next: number) => (event: MouseEvent<HTMLElement>) => {
    showPage(next);
    event.currentTarget.closest('section')?.scrollIntoView();
  };
  return (
    <Stack gap={3}>
      <Text role="status" size={14} tone="soft">
        {t('Nodes %first% to %last% of %count%', {
          first: number(offset + 1),
          last: number(offset + shown.length),
          count: number(matching.length),
        })}
      </Text>
      <Stack row wrap gap={3} justify="space-between">
        <Button
          variant="secondary"
          icon={chevronStartIcon}
          aria-disabled={page === 1 || undefined}
          onClick={createClickHandler(page - 1)}
        >
          {t('Previous page')}
        </Button>
        <Button
          variant="secondary"
          iconEnd={chevronEndIcon}
          aria-disabled={page === pageCount || undefined}
          onClick={createClickHandler(page + 1)}
        >
          {t('Next page')}
        </Button>
      </Stack>
    </Stack>
  );
}
