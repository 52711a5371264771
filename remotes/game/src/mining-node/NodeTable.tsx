import { MINED_TOKEN_SYMBOL, type MiningNode } from '@hashgrid/contracts';
import { Interpolate, RelativeTime, TokenAmount } from '@hashgrid/app-ui';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { Badge, BatteryBar, Checkbox, DataTable, Stack, Text, VisuallyHidden } from '@hashgrid/ui';
import { Hashrate } from '../values/Hashrate';
import { NodeActions } from './NodeActions';
import { getNodeTypeText, STATUS_PRESENTATIONS } from './nodePresentation';
import { useNodeName } from './useNodeName';
import type { Selection } from './useSelection';

/** When the battery will be empty, or full again. */
function BatteryTime({ node: { battery } }: { node: MiningNode }) {
  const t = useTranslate();
  const [text, at] = battery.emptyAt
    ? [t('Empty %time%'), battery.emptyAt]
    : [t('Full %time%'), battery.fullAt];
  if (!at) return null;
  return (
    <Text as="span" size={12} tone="faint">
      <Interpolate text={text} values={{ time: <RelativeTime at={at} /> }} />
    </Text>
  );
}

function NodeName({ node }: { node: MiningNode }) {
  const t = useTranslate();
  const { type, level, status, expiresAt } = node;
  const { date, number } = useFormat();
  const nodeName = useNodeName();
  return (
    <Stack gap={0}>
      <Text as="span" strong>
        <bdi>{nodeName(node)}</bdi>
      </Text>
      <Text as="span" size={12} tone="faint">
        {t(getNodeTypeText(type))} · {t('Level %level%', { level: number(level) })}
      </Text>
      <Text as="span" size={12} tone="faint">
        {t(status === 'expired' ? 'Expired %date%' : 'Expires %date%', { date: date(expiresAt) })}
      </Text>
    </Stack>
  );
}

interface NodeTableProps {
  nodes: readonly MiningNode[];
  selection: Selection;
}

/** The player's nodes with their status and actions; cards on small screens. */
export function NodeTable({ nodes, selection }: NodeTableProps) {
  const t = useTranslate();
  const nodeName = useNodeName();
  return (
    <DataTable
      label={t('Your nodes')}
      rows={nodes}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'select',
          title: t('Select'),
          render: (node) =>
            node.status !== 'expired' && (
              <Checkbox
                name={`node-${node.id}`}
                label={<VisuallyHidden>{t('Select %name%', { name: nodeName(node) })}</VisuallyHidden>}
                checked={selection.has(node.id)}
                onChange={() => selection.toggle(node.id)}
              />
            ),
        },
        { key: 'name', title: t('Node'), render: (node) => <NodeName node={node} /> },
        {
          key: 'status',
          title: t('Status'),
          render: ({ status }) => {
            const { text, tone, icon } = STATUS_PRESENTATIONS[status];
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
            node.status !== 'expired' && (
              <Stack gap={1}>
                <BatteryBar
                  value={node.battery.charge}
                  label={t('%name% battery', { name: nodeName(node) })}
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
          render: ({ earned }) => <TokenAmount value={earned} token={MINED_TOKEN_SYMBOL} />,
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
