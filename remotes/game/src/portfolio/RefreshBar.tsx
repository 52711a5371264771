import styled from 'styled-components';
import { UpdatedAgo, type PortfolioQuery } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { IconButton, media, refreshIcon, Stack } from '@hashgrid/ui';

/** Wide enough for most ages in most languages, so that the layout doesn't shift when the age appears. */
const Age = styled.span`
  min-inline-size: 170px;
  /* On narrower screens, the bar has a line of its own. If the age came first there, the button would be indented until the age is known. */
  ${media.sm} {
    order: -1;
    text-align: end;
  }
`;

/** The age of the balances, and a button that refreshes them. */
export function RefreshBar({ query: { updatedAt, refetch, isFetching } }: { query: PortfolioQuery }) {
  const t = useTranslate();
  return (
    <Stack row gap={2} align="center">
      <IconButton icon={refreshIcon} label={t('Refresh')} onClick={refetch} busy={isFetching} />
      <Age>{updatedAt && <UpdatedAgo at={updatedAt} />}</Age>
    </Stack>
  );
}
