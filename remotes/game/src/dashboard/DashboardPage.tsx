import { Suspense } from 'react';
import { usePortfolio } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { useAreFirstStepsKnown } from '../first-steps/useAreFirstStepsKnown';
import { GameLayout } from '../layout/GameLayout';
import { RefreshBar } from '../portfolio/RefreshBar';
import { BalancePlaceholder } from './BalancePlaceholder';
import { DashboardPanels } from './DashboardPanels';

/** `/dashboard`: balances, unpaid rewards, hashrate, the next block, batteries and recent activity. */
export default function DashboardPage() {
  const t = useTranslate();
  const portfolioQuery = usePortfolio();
  const areFirstStepsKnown = useAreFirstStepsKnown();
  return (
    <GameLayout title={t('Dashboard')} action={<RefreshBar query={portfolioQuery} />}>
      {/* The checklist is at the top: panels below wait for it, so that they don't move when it loads. */}
      <Suspense fallback={<BalancePlaceholder />}>
        {areFirstStepsKnown ? <DashboardPanels portfolio={portfolioQuery.data} /> : <BalancePlaceholder />}
      </Suspense>
    </GameLayout>
  );
}
