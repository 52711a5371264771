import { SharedQueryBoundary, TokenAmount, useLazyModule } from '@hashgrid/app-ui';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { DescriptionList, Panel, Skeleton, space, Stack } from '@hashgrid/ui';
import styled from 'styled-components';
import type { TimedOverview } from '../api/gameApi';
import { Hashrate } from '../values/Hashrate';
import { BlockRing } from './BlockRing';
import { LiveBadge } from './LiveBadge';
import { useOverview } from './useOverview';

function LastBlock({ lastBlock, unpaid: { token } }: TimedOverview) {
  const t = useTranslate();
  const format = useFormat();
  if (!lastBlock) return null;
  const { number, hashrate, playerReward } = lastBlock;
  return (
    <DescriptionList
      style={{ inlineSize: '100%' }}
      items={[
        { term: t('Last block'), value: <bdi dir="ltr">#{format.number(number)}</bdi> },
        { term: t('Players’ hashrate'), value: <Hashrate value={hashrate} /> },
        {
          term: t('Your reward'),
          value: <TokenAmount value={playerReward?.mined ?? '0'} token={token} short />,
        },
      ]}
    />
  );
}

/** Animation and sounds of arriving blocks. They load after the first paint; the panel also works without them. */
const loadArrival = () => import('../arrival');

const RingBox = styled.div`
  position: relative;
  display: grid;
`;

/** The negative margin cancels the extra height of the button, so that the heading's row doesn't grow. */
const Actions = styled(Stack)`
  margin-block: -${space(2)};
`;

/** The current block and the last one. */
export function NextBlockPanel() {
  const t = useTranslate();
  const query = useOverview();
  const arrival = useLazyModule(loadArrival).data;
  return (
    <Panel
      title={t('Next block')}
      action={
        <Actions row gap={1} align="center">
          {arrival && <arrival.SoundToggle />}
          <LiveBadge />
        </Actions>
      }
    >
      <SharedQueryBoundary
        query={query}
        failure={t('Couldn’t load the current block')}
        skeleton={
          <Stack align="center">
            <Skeleton width={168} height={168} radius={84} label={t('Loading the current block')} />
          </Stack>
        }
      >
        {(overview) => (
          <Stack gap={4} align="center">
            <RingBox>
              <BlockRing overview={overview} />
              {arrival && <arrival.BlockArrival block={overview.lastBlock} token={overview.unpaid.token} />}
            </RingBox>
            <LastBlock {...overview} />
          </Stack>
        )}
      </SharedQueryBoundary>
    </Panel>
  );
}
