import type { Portfolio } from '@hashgrid/contracts';
import { TotalBalance } from '../amount/TotalBalance';
import { PortfolioBoundary } from './PortfolioBoundary';

const query = {
  isError: false,
  isFetching: false,
  error: undefined,
  refetch: () => undefined,
  updatedAt: null,
};
const portfolio: Portfolio = { holdings: [], total: '25.5', isComplete: true };

export const examples = {
  Loaded: (
    <PortfolioBoundary query={{ ...query, data: portfolio }}>
      {(loaded) => <TotalBalance portfolio={loaded} />}
    </PortfolioBoundary>
  ),
  Loading: <PortfolioBoundary query={query}>{() => null}</PortfolioBoundary>,
  Failed: <PortfolioBoundary query={{ ...query, isError: true }}>{() => null}</PortfolioBoundary>,
};
