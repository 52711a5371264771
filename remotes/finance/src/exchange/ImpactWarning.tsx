import { useFormat, useTranslate } from '@hashgrid/platform';
import { Alert } from '@hashgrid/ui';

/** Price impact above which the player is warned; 0.01 is 1%. */
export const HIGH_IMPACT = 0.01;

/** Warns of a high price impact and explains it; renders nothing for a low one. */
export function ImpactWarning({ priceImpact }: { priceImpact: number }) {
  const t = useTranslate();
  const { number } = useFormat();
  if (priceImpact <= HIGH_IMPACT) return null;
  return (
    <Alert tone="warn" title={t('High price impact')}>
      {t('This swap moves the price against you by %percent%%. A smaller swap gets a better rate.', {
        percent: number(priceImpact * 100, { max: 2 }),
      })}
    </Alert>
  );
}
