import { MINED_TOKEN_SYMBOL, type MiningNode } from '@hashgrid/contracts';
import { Interpolate, RelativeTime, TokenAmount } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import {
  Badge,
  Checkbox,
  DataTable,
  isolateBidi,
  media,
  space,
  Stack,
  Text,
  theme,
  VisuallyHidden,
} from '@hashgrid/ui';
import styled from 'styled-components';
import { ChargeBar } from '../values/ChargeBar';
import { Hashrate } from '../values/Hashrate';
import { isUnexpired } from './isUnexpired';
import { NodeActions } from './NodeActions';
import { NodeName } from './NodeName';
import { getDisplayStatus, STATUS_PRESENTATIONS } from './nodePresentation';
import { useNodeName } from './useNodeName';
import type { Selection } from './useSelection';

/** When the battery will be empty, or full again. */
function BatteryTime({ node: { battery, expiresAt } }: { node: MiningNode }) {
  const t = useTranslate();
  // A node that expires first stops then with charge left; its end of life is below its name.
  const [text, at] = battery.emptyAt
    ? [t('Empty %time%'), battery.emptyAt === expiresAt ? null : battery.emptyAt]
    : [t('Full %time%'), battery.fullAt];
  if (!at) return null;
  return (
    <Text as="span" size={12} tone="faint">
      <Interpolate text={text} values={{ time: <RelativeTime at={at} /> }} />
    </Text>
  );
}

/** On small screens, each node is a card: its name and status, the battery, the figures, and the actions below. */
const NodeCards = styled(DataTable<MiningNode>)`
  ${media.mobileLayout} {
    & tbody tr {
      grid-template:
        'name select' 'status status' 'battery battery' 'figures figures' 'actions actions' / minmax(0, 1fr)
        auto;
      gap: ${space(3)} ${space(4)};
      padding: ${space(4)};
    }
    & tbody tr:hover td {
      background: none;
    }
    & tbody td {
      display: block;
      padding: 0;
      text-align: start;
    }
    & td::before {
      display: block;
      max-inline-size: none;
      content: none;
    }
    ${['name', 'select', 'status', 'battery', 'actions'].map((area) => `& td[data-column='${area}'] { grid-area: ${area}; }`)}
    & td[data-column='hashrate'],
    & td[data-column='earned'] {
      grid-area: figures;
      inline-size: 50%;
      text-align: start;
      font-size: ${theme.fontSize[16]};
      font-weight: 600;
      &::before {
        content: attr(data-title);
        content: attr(data-title) / '';
      }
    }
    & td[data-column='earned'] {
      margin-inline-start: 50%;
    }
    & td:empty {
      display: none;
    }
  }
`;

interface NodeTableProps {
  nodes: readonly MiningNode[];
  selection: Selection;
}

/** The player's nodes with their status and actions; cards on small screens. */
export function NodeTable({ nodes, selection }: NodeTableProps) {
  const t = useTranslate();
  const nodeName = useNodeName();
  return (
    <NodeCards
      label={t('Your nodes')}
      rows={nodes}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'select',
          title: t('Select'),
          render: (node) =>
            isUnexpired(node) && (
              <Checkbox
                name={`node-${node.id}`}
                label={
                  <VisuallyHidden>{t('Select %name%', { name: isolateBidi(nodeName(node)) })}</VisuallyHidden>
                }
                checked={selection.has(node.id)}
                onChange={() => selection.toggle(node.id)}
              />
            ),
        },
        { key: 'name', title: t('Node'), render: (node) => <NodeName node={node} /> },
        {
          key: 'status',
          title: t('Status'),
          render: (node) => {
            const { text, tone, icon } = STATUS_PRESENTATIONS[getDisplayStatus(node)];
            return (
              <Badge tone={tone} icon={icon}>
                {t(text)}
              </Badge>
            );
          },
        },
        {
          key: 'hashrate',
          title: t('Hashrate'),
          alignEnd: true,
          render: ({ hashrate }) => <Hashrate value={hashrate} />,
        },
        {
          key: 'battery',
          title: t('Battery'),
          render: (node) =>
            isUnexpired(node) && (
              <Stack gap={1}>
                <ChargeBar
                  value={node.battery.charge}
                  label={t('%name% battery', { name: isolateBidi(nodeName(node)) })}
                  charging={node.battery.fullAt !== null}
                />
                <BatteryTime node={node} />
              </Stack>
            ),
        },
        {
          key: 'earned',
          title: t('Earned'),
          alignEnd: true,
          render: ({ earned }) => <TokenAmount value={earned} token={MINED_TOKEN_SYMBOL} short />,
        },
        {
          key: 'actions',
          title: t('Actions'),
          alignEnd: true,
          render: (node) => <NodeActions node={node} />,
        },
      ]}
    />
  );
}
