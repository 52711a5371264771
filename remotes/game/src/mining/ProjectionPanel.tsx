import { MINED_TOKEN_SYMBOL, type GameRules, type MiningSummary } from '@hashgrid/contracts';
import { Percent, SharedQueryBoundary, TokenAmount } from '@hashgrid/app-ui';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { Amount, DescriptionList, Panel, Skeleton, space, Stack, Text, theme } from '@hashgrid/ui';
import styled from 'styled-components';
import { useGetRulesQuery } from '../api/gameApi';
import { EstimatedAmount } from '../values/EstimatedAmount';
import { Hashrate } from '../values/Hashrate';
import { useMiningSummary } from './useMiningSummary';

const DAY_SECONDS = 86_400;

const FormulaBox = styled.bdi`
  display: block;
  padding: ${space(3)} ${space(4)};
  border: 1px dashed ${theme.color.divider};
  border-radius: ${theme.radius.field};
  background: ${theme.color.night};
  color: ${theme.color.textSoft};
  font-family: ${theme.font.mono};
  font-size: ${theme.fontSize[12]};
  overflow-wrap: anywhere;
`;

/** The formula behind the estimate, in words and with current values. */
function Formula({ rules: { blocks }, summary }: { rules: GameRules; summary: MiningSummary }) {
  const t = useTranslate();
  const { number } = useFormat();
  const blocksPerDay = blocks.seconds > 0 ? DAY_SECONDS / blocks.seconds : 0;
  const { player, network, reward } = summary;
  return (
    <Stack gap={2}>
      <Text size={14} tone="soft">
        {t('Per day = miners’ share × block reward × (your hashrate ÷ network hashrate) × blocks per day')}
      </Text>
      <FormulaBox dir="ltr">
        <Percent share={blocks.minersPercent / 100} /> ×{' '}
        <TokenAmount value={reward} token={MINED_TOKEN_SYMBOL} /> × <Hashrate value={player.hashrate} /> ÷{' '}
        <Hashrate value={network.total} /> × <Amount value={number(blocksPerDay)} /> ={' '}
        <TokenAmount value={player.projection.day} token={MINED_TOKEN_SYMBOL} />
      </FormulaBox>
      <Text size={14} tone="faint">
        {t('An estimate, not a promise: it changes whenever nodes start or stop, and at every halving.')}
      </Text>
    </Stack>
  );
}

/** The estimated earnings and how they are calculated. */
export function ProjectionPanel() {
  const t = useTranslate();
  const query = useMiningSummary();
  const { data: rules } = useGetRulesQuery();
  return (
    <Panel title={t('Estimated earnings')}>
      <SharedQueryBoundary
        query={query}
        failure={t('Couldn’t load the estimate')}
        skeleton={<Skeleton lines={4} height={32} label={t('Loading the estimate')} />}
      >
        {(summary) => {
          const { day, week, month, value } = summary.player.projection;
          return (
            <Stack gap={4}>
              <DescriptionList
                items={[
                  { term: t('Per day'), value: <EstimatedAmount mined={day} value={value.day} /> },
                  { term: t('Per week'), value: <EstimatedAmount mined={week} value={value.week} /> },
                  { term: t('Per 30 days'), value: <EstimatedAmount mined={month} value={value.month} /> },
                ]}
              />
              {rules && <Formula rules={rules} summary={summary} />}
            </Stack>
          );
        }}
      </SharedQueryBoundary>
    </Panel>
  );
}
