import { ShortAmount, TokenAmount } from '@hashgrid/app-ui';
import { DEFAULT_TOKEN_SYMBOL, SCREENS, type Holding } from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';
import {
  Button,
  Card,
  DescriptionList,
  exchangeIcon,
  Heading,
  sendIcon,
  Stack,
  Text,
  TokenMark,
  transactionsIcon,
} from '@hashgrid/ui';
import { PriceChange } from './PriceChange';
import { usePriceChange } from './priceChangesApi';

const UNKNOWN_VALUE = '–';

interface TokenCardProps {
  holding: Holding;
  /** Opens a swap that pays with this token; null if there is no other token, or a swap is open already. */
  onExchange: (() => void) | null;
  /** Focuses the button that opens the swap as soon as it appears. */
  focusExchange: boolean;
}

/** Balance, price and value of one token. */
export function TokenCard({ holding, onExchange, focusExchange }: TokenCardProps) {
  const t = useTranslate();
  const { symbol, name, balance, price, value } = holding;
  const change = usePriceChange(symbol);
  const query = `?token=${encodeURIComponent(symbol)}`;
  const renderInCurrency = (text: string | null) =>
    text === null ? UNKNOWN_VALUE : <ShortAmount value={text} unit={DEFAULT_TOKEN_SYMBOL} />;
  return (
    <Card as="article" aria-label={symbol}>
      <Stack gap={5}>
        <Stack row gap={3} align="center">
          <TokenMark symbol={symbol} />
          <div>
            <Heading level={2} size={20}>
              {symbol}
            </Heading>
            <Text as="span" size={14} tone="faint">
              {t(name)}
            </Text>
          </div>
        </Stack>
        <div>
          <TokenAmount value={balance} token={symbol} size={24} strong short />
        </div>
        <DescriptionList
          items={[
            { term: t('Price'), value: renderInCurrency(price) },
            ...(change === null ? [] : [{ term: t('24h change'), value: <PriceChange change={change} /> }]),
            { term: t('Value'), value: renderInCurrency(value) },
          ]}
        />
        <Stack row wrap gap={3}>
          <Button
            as={AppLink}
            to={`${SCREENS.pay}${query}`}
            variant="secondary"
            size="small"
            icon={sendIcon}
            aria-label={t('Send %token%', { token: symbol })}
          >
            {t('Send')}
          </Button>
          {onExchange && (
            <Button
              variant="secondary"
              size="small"
              icon={exchangeIcon}
              aria-label={t('Swap %token%', { token: symbol })}
              onClick={onExchange}
              autoFocus={focusExchange}
            >
              {t('Swap')}
            </Button>
          )}
          <Button
            as={AppLink}
            to={`${SCREENS.transactions}${query}`}
            variant="ghost"
            size="small"
            icon={transactionsIcon}
            aria-label={t('%token% transactions', { token: symbol })}
          >
            {t('Transactions')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
