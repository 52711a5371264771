import { Percent } from '@hashgrid/app-ui';
import { calculateShare, type Portfolio } from '@hashgrid/contracts';
import { getTokenColor, space, Text } from '@hashgrid/ui';
import styled from 'styled-components';

const Bar = styled.div`
  display: flex;
  gap: 2px;
`;

/** A part of the bar, or its color in the legend. Without `forced-color-adjust`, forced colors would make all of them look like the page. */
const Part = styled.span`
  min-inline-size: 8px;
  block-size: 8px;
  border-radius: 3px;
  forced-color-adjust: none;
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
  margin-block-start: ${space(3)};
`;

const Entry = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`;

/** The share of each token in the total balance, as a bar with a legend; renders nothing if the total is zero. */
export function Allocation({ portfolio }: { portfolio: Portfolio }) {
  const shares = portfolio.holdings.map(({ symbol, value }) => ({
    symbol,
    share: value === null ? null : calculateShare(value, portfolio.total),
    color: getTokenColor(symbol),
  }));
  const parts = shares.filter(({ share }) => share);
  if (parts.length === 0) return null;
  return (
    <div>
      <Bar aria-hidden="true">
        {parts.map(({ symbol, share, color }) => (
          <Part key={symbol} style={{ flexGrow: share ?? 0, background: color }} />
        ))}
      </Bar>
      <Legend>
        {shares.map(({ symbol, share, color }) => (
          <Entry key={symbol}>
            <Part style={{ background: color }} />
            <Text as="span" size={14} tone="soft">
              {symbol} {share === null ? '–' : <Percent share={share} digits={1} />}
            </Text>
          </Entry>
        ))}
      </Legend>
    </div>
  );
}
