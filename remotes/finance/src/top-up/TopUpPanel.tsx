import { useEffect, useState } from 'react';
import { QueryBoundary, ShowMoreButton } from '@hashgrid/app-ui';
import type { TopUps } from '@hashgrid/contracts';
import { useTranslate, useWallets } from '@hashgrid/platform';
import { Alert, Button, Panel, Stack, Text } from '@hashgrid/ui';
import { TopUpAddress } from './TopUpAddress';
import type { TopUpDraftProps } from './TopUpDraft';
import { TopUpFromWallet } from './TopUpFromWallet';
import { TopUpList } from './TopUpList';
import { TopUpNotice } from './TopUpNotice';
import { TopUpSkeleton } from './TopUpSkeleton';
import { useGetTopUpsInfiniteQuery, useOpenTopUpAddressMutation, useWatchTopUpsQuery } from './topUpApi';

/** Polling interval while there is no stream of live events. */
const POLL_MS = 10_000;

/** Queries the player's top-ups, and keeps them up to date with live events once the player has a top-up address. */
function useTopUps() {
  // State, because the query that loads the address needs to know first whether the stream is open.
  const [hasAddress, setHasAddress] = useState(false);
  const isLive = useWatchTopUpsQuery(undefined, { skip: !hasAddress }).data?.isLive ?? false;
  const query = useGetTopUpsInfiniteQuery(undefined, {
    pollingInterval: isLive ? 0 : POLL_MS,
    skipPollingIfUnfocused: true,
  });
  const pages = query.data?.pages ?? [];
  const topUps = pages[0] && { ...pages[0], items: pages.flatMap(({ items }) => items) };
  const isAddressOpen = Boolean(topUps?.address);
  if (isAddressOpen !== hasAddress) setHasAddress(isAddressOpen);
  return { ...query, data: topUps };
}

/** Opens the player's top-up address. */
function OpenAddressPanel({ onOpened }: { onOpened: () => void }) {
  const t = useTranslate();
  const [openAddress, { isLoading, isError, error }] = useOpenTopUpAddressMutation();
  const handleOpen = async () => {
    const result = await openAddress();
    if (!result.error) onOpened();
  };
  return (
    <Panel title={t('Your top-up address')}>
      <Stack gap={4} align="flex-start">
        <Text tone="soft">
          {t('You’ll get your own top-up address. USDT you send to it is added to your wallet.')}
        </Text>
        {isError && (
          <Alert tone="error">{t(error?.message ?? 'Something went wrong. Please try again.')}</Alert>
        )}
        <Button onClick={() => void handleOpen()} busy={isLoading}>
          {t('I understand, show my address')}
        </Button>
      </Stack>
    </Panel>
  );
}

interface TopUpDetailsProps extends TopUpDraftProps {
  topUps: TopUps;
  query: ReturnType<typeof useTopUps>;
}

function TopUpDetails({ topUps, query, ...draftProps }: TopUpDetailsProps) {
  const { refetch: refetchWallets } = useWallets();
  const { address } = topUps;
  // Their number can stay the same, because newer top-ups move older ones to the next page.
  const confirmedIds = topUps.items
    .filter(({ status }) => status === 'confirmed')
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    if (confirmedIds) refetchWallets();
  }, [confirmedIds, refetchWallets]);
  if (!address) return <OpenAddressPanel onOpened={() => void query.refetch()} />;
  return (
    <>
      <TopUpFromWallet {...topUps} {...draftProps} address={address} />
      <TopUpAddress {...topUps} address={address} />
      <TopUpList {...topUps} showMore={<ShowMoreButton query={query} />} />
    </>
  );
}

/** Panels that top up the player's balance with tokens from a blockchain, sent by a connected wallet or by any other. */
export function TopUpPanel(draftProps: TopUpDraftProps) {
  const t = useTranslate();
  const query = useTopUps();
  return (
    <Stack gap={6}>
      <TopUpNotice />
      <QueryBoundary query={query} failure={t('Couldn’t load your top-ups')} skeleton={<TopUpSkeleton />}>
        {(topUps) => <TopUpDetails topUps={topUps} query={query} {...draftProps} />}
      </QueryBoundary>
    </Stack>
  );
}
