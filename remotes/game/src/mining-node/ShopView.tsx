import { useId } from 'react';
import { MINED_TOKEN_SYMBOL, SCREENS, type NodeType } from '@hashgrid/contracts';
import { QueryBoundary, TokenAmount } from '@hashgrid/app-ui';
import { AppLink, useModal, useTranslate } from '@hashgrid/platform';
import { Button, Card, EmptyState, Heading, Panel, Skeleton, space, Stack, Text } from '@hashgrid/ui';
import styled from 'styled-components';
import { useGetNodesQuery, useGetNodeTypesQuery } from '../api/nodesApi';
import { GetTokenLink } from '../payment/GetTokenLink';
import { useAffordability } from '../payment/useAffordability';
import { Hashrate } from '../values/Hashrate';
import { useFormatAmount } from '../values/useFormatAmount';
import { BuyNodeDialog } from './BuyNodeDialog';
import { EstimatedReturns } from './EstimatedReturns';
import { isUnexpired } from './isUnexpired';
import { NodeArt } from './NodeArt';

/** Aligns the buttons of a row at the bottom. */
const OfferContent = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${space(4)};
  block-size: 100%;
`;

const Offers = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: ${space(4)};
`;

interface OfferProps {
  type: NodeType;
  currency: string;
}

/** Returns whether the player has as many nodes as allowed; false while that is unknown, because the server checks it too. */
function useIsNodeLimitReached(): boolean {
  const { data } = useGetNodesQuery();
  return data !== undefined && data.nodes.filter(isUnexpired).length >= data.maxNodes;
}

/** The button that buys a node. If the player can't buy it, the text below says why and what to do. */
function BuyButton({ type, currency }: OfferProps) {
  const t = useTranslate();
  const modal = useModal();
  const reasonId = useId();
  const formatAmount = useFormatAmount();
  const { missing } = useAffordability(currency, type.price);
  const isLimitReached = useIsNodeLimitReached();
  const isDisabled = isLimitReached || missing !== null;
  const name = t(type.name);
  const label = t('Buy %name%?', { name });
  const handleBuy = () =>
    modal.open({ id: `buy-${type.code}`, label, content: <BuyNodeDialog type={type} currency={currency} /> });
  return (
    <Stack gap={2}>
      <Button
        full
        onClick={handleBuy}
        aria-disabled={isDisabled || undefined}
        aria-label={t('Buy %name%', { name })}
        aria-describedby={isDisabled ? reasonId : undefined}
      >
        {t('Buy')}
      </Button>
      {isLimitReached && (
        <Text size={14} tone="warn" id={reasonId}>
          {t('You’ve reached the node limit.')}
        </Text>
      )}
      {!isLimitReached && missing !== null && (
        <Text size={14} tone="warn" id={reasonId}>
          {t('You need %missing% more.', { missing: formatAmount(missing, currency) })}{' '}
          <GetTokenLink token={currency} missing={missing} />
        </Text>
      )}
    </Stack>
  );
}

function Offer({ type, currency }: OfferProps) {
  const t = useTranslate();
  return (
    <Card as="li">
      <OfferContent>
        <Stack row gap={4} align="center">
          <NodeArt type={type.code} size={72} />
          <div>
            <Heading level={3} size={20}>
              {t(type.name)}
            </Heading>
            <Hashrate value={type.hashrate} tone="info" strong />
            <div>
              <TokenAmount value={type.price} token={currency} size={24} strong />
            </div>
          </div>
        </Stack>
        <div>
          <EstimatedReturns
            type={type}
            items={[
              {
                term: t('Lifespan'),
                value: t.plural({ one: '%count% day', other: '%count% days' }, type.lifeDays),
              },
              {
                term: t('Upgrade cost'),
                value: <TokenAmount value={type.upgradeCost} token={MINED_TOKEN_SYMBOL} short />,
              },
            ]}
          />
        </div>
        <BuyButton type={type} currency={currency} />
      </OfferContent>
    </Card>
  );
}

/** The tab with the nodes for sale, the cheapest first. */
export function ShopView() {
  const t = useTranslate();
  const query = useGetNodeTypesQuery();
  return (
    <Panel title={t('Shop')}>
      <QueryBoundary
        query={query}
        failure={t('Couldn’t load the shop')}
        skeleton={<Skeleton lines={2} height={280} label={t('Loading the shop')} />}
      >
        {({ types, currency }) =>
          types.length === 0 ? (
            <EmptyState
              title={t('The shop is empty right now')}
              action={
                <Stack row wrap gap={2} justify="center">
                  <Button busy={query.isFetching} onClick={() => void query.refetch()}>
                    {t('Retry')}
                  </Button>
                  <Button as={AppLink} to={SCREENS.miningNode} variant="secondary">
                    {t('View your nodes')}
                  </Button>
                </Stack>
              }
            />
          ) : (
            <Stack gap={4}>
              <Offers>
                {types.map((type) => (
                  <Offer key={type.code} type={type} currency={currency} />
                ))}
              </Offers>
              <Text size={14} tone="faint">
                {t(
                  'Estimates assume a charged battery and today’s network hashrate. They change as players join and are not guaranteed.',
                )}
              </Text>
            </Stack>
          )
        }
      </QueryBoundary>
    </Panel>
  );
}
