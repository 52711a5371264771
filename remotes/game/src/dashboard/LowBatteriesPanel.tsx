import { Interpolate, RelativeTime, SharedQueryBoundary } from '@hashgrid/app-ui';
import { SCREENS, type MiningNode } from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';
import {
  Badge,
  boltIcon,
  Button,
  checkIcon,
  isolateBidi,
  Panel,
  Skeleton,
  space,
  Stack,
  Text,
  theme,
} from '@hashgrid/ui';
import styled from 'styled-components';
import { useOverview } from '../live/useOverview';
import { useNodeName } from '../mining-node/useNodeName';
import { ChargeBar } from '../values/ChargeBar';

const Rows = styled.ul`
  display: grid;
  & > li + li {
    border-block-start: 1px solid ${theme.color.divider};
  }
  & > li {
    display: grid;
    gap: ${space(1)};
    padding-block: ${space(3)};
  }
`;

function LowBatteryRow({ node }: { node: MiningNode }) {
  const t = useTranslate();
  const { battery } = node;
  const name = useNodeName()(node);
  return (
    <li>
      <Text as="span" strong>
        <bdi>{name}</bdi>
      </Text>
      <ChargeBar value={battery.charge} label={t('%name% battery', { name: isolateBidi(name) })} />
      <Text as="span" size={12} tone="faint">
        {battery.emptyAt ? (
          <Interpolate text={t('Empty %time%')} values={{ time: <RelativeTime at={battery.emptyAt} /> }} />
        ) : (
          t('Stopped')
        )}
      </Text>
    </li>
  );
}

function AllBatteriesOk() {
  const t = useTranslate();
  return (
    <div>
      <Badge tone="gain" icon={checkIcon}>
        {t('All batteries OK')}
      </Badge>
    </div>
  );
}

/** Nodes whose batteries are low, the emptiest first. */
export function LowBatteriesPanel() {
  const t = useTranslate();
  const query = useOverview();
  return (
    <Panel title={t('Low batteries')}>
      <SharedQueryBoundary
        query={query}
        failure={t('Couldn’t load batteries')}
        skeleton={<Skeleton lines={2} height={44} label={t('Loading batteries')} />}
      >
        {({ needCharge }) =>
          needCharge.length === 0 ? (
            <AllBatteriesOk />
          ) : (
            <Stack gap={4}>
              <Rows>
                {needCharge.map((node) => (
                  <LowBatteryRow key={node.id} node={node} />
                ))}
              </Rows>
              <Button as={AppLink} to={SCREENS.miningNode} variant="secondary" icon={boltIcon}>
                {t('Recharge')}
              </Button>
            </Stack>
          )
        }
      </SharedQueryBoundary>
    </Panel>
  );
}
