import { MINED_TOKEN_SYMBOL, type NodeType } from '@hashgrid/contracts';
import { QueryBoundary, TokenAmount } from '@hashgrid/app-ui';
import { useModal, useTranslate } from '@hashgrid/platform';
import {
  Button,
  Card,
  DescriptionList,
  EmptyState,
  Heading,
  Panel,
  Skeleton,
  space,
  Stack,
  Text,
} from '@hashgrid/ui';
import { styled } from 'styled-components';
import { useGetNodeTypesQuery } from '../api/nodesApi';
import { Hashrate } from '../values/Hashrate';
import { BuyNodeDialog } from './BuyNodeDialog';

const Offers = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: ${space(4)};
`;

interface OfferProps {
  type: NodeType;
  currency: string;
}

function Offer({ type, currency }: OfferProps) {
  const t = useTranslate();
  const modal = useModal();
  const name = t(type.name);
  const label = t('Buy %name%?', { name });
  const handleBuy = () =>
    modal.open({ id: `buy-${type.code}`, label, content: <BuyNodeDialog type={type} currency={currency} /> });
  return (
    <Card as="li">
      <Stack gap={4}>
        <Stack row gap={3} justify="space-between" align="baseline" wrap>
          <Heading level={3} size={20}>
            {name}
          </Heading>
          <Hashrate value={type.hashrate} tone="cyan" strong />
        </Stack>
        <TokenAmount value={type.price} token={currency} size={24} strong />
        <DescriptionList
          items={[
            {
              term: t('Lifespan'),
              value: t.plural({ one: '%count% day', other: '%count% days' }, type.lifeDays),
            },
            {
              term: t('Upgrade cost'),
              value: <TokenAmount value={type.upgradeCost} token={MINED_TOKEN_SYMBOL} />,
            },
            {
              term: t('Est. earnings per day'),
              value: <TokenAmount value={type.dayAtCurrentRate} token={MINED_TOKEN_SYMBOL} approximate />,
            },
          ]}
        />
        <Button full onClick={handleBuy} aria-label={t('Buy %name%', { name })}>
          {t('Buy')}
        </Button>
      </Stack>
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
            <EmptyState title={t('The shop is empty right now')} />
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
