import { usePercentSign } from '@hashgrid/app-ui';
import { multiplyDecimals } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Button, Stack } from '@hashgrid/ui';
import { toEnteredAmount } from './normalizeAmount';
import type { TokenBalance } from './validateAmount';

const PERCENTS = [25, 50, 75];

interface AmountShortcutsProps {
  tokenBalance: TokenBalance;
  onSelect(amount: string): void;
}

/** Buttons that enter a share of the balance, or all of it. */
export function AmountShortcuts({ tokenBalance, onSelect }: AmountShortcutsProps) {
  const t = useTranslate();
  const percentSign = usePercentSign();
  const { balance, decimals, hasDecimalComma } = tokenBalance;
  const enterShare = (share: string) =>
    onSelect(toEnteredAmount(multiplyDecimals(balance, share, decimals), hasDecimalComma));
  return (
    <Stack row wrap gap={2} justify="flex-end">
      {PERCENTS.map((percent) => (
        <Button key={percent} variant="ghost" size="small" onClick={() => enterShare(String(percent / 100))}>
          {percent}
          {percentSign}
        </Button>
      ))}
      <Button variant="ghost" size="small" onClick={() => enterShare('1')}>
        {t('Max')}
      </Button>
    </Stack>
  );
}
