import { DEFAULT_TOKEN_SYMBOL, SCREENS, type Holding } from '@hashgrid/contracts';
import { AppLink, useFormat, useTranslate } from '@hashgrid/platform';
import {
  Amount,
  Button,
  Card,
  clockIcon,
  DescriptionList,
  Heading,
  sendIcon,
  Stack,
  Text,
  TokenMark,
} from '@hashgrid/ui';

const TOKEN_DIGITS = 8;
const NOT_KNOWN = '–';

interface TokenCardProps {
  holding: Holding;
  isOpen: boolean;
  /** Element id of what the card opens. */
  panelId: string;
  onToggle(): void;
}

/** One wallet: what there is of the token, its price, and what that makes. */
export function TokenCard({ holding, isOpen, panelId, onToggle }: TokenCardProps) {
  const t = useTranslate();
  const { number } = useFormat();
  const { symbol, name, balance, price, value } = holding;
  const inCurrency = (text: string | null) =>
    text === null ? NOT_KNOWN : <Amount value={number(text)} unit={DEFAULT_TOKEN_SYMBOL} />;
  return (
    <Card as="article" tone={isOpen ? 'lit' : 'plain'} aria-label={symbol}>
      <Stack gap={5}>
        <Stack row gap={3} align="center">
          <TokenMark symbol={symbol} />
          <div>
            <Heading level={2} size={20}>
              {symbol}
            </Heading>
            <Text as="span" size={14} tone="faint">
              {name}
            </Text>
          </div>
        </Stack>
        <div>
          <Amount value={number(balance, { max: TOKEN_DIGITS })} unit={symbol} size={24} strong />
        </div>
        <DescriptionList
          items={[
            { term: t('Price'), value: inCurrency(price) },
            { term: t('Value'), value: inCurrency(value) },
          ]}
        />
        <Stack row wrap gap={3}>
          <Button
            as={AppLink}
            to={`${SCREENS.pay}?token=${encodeURIComponent(symbol)}`}
            variant="secondary"
            size="small"
            icon={sendIcon}
            aria-label={t('Send %token%', { token: symbol })}
          >
            {t('Send')}
          </Button>
          <Button
            variant="ghost"
            size="small"
            icon={clockIcon}
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            aria-label={t('Activity of %token%', { token: symbol })}
            onClick={onToggle}
          >
            {t('Activity')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
