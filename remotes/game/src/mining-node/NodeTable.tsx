import { MINED_TOKEN_SYMBOL, type MiningNode } from '@hashgrid/contracts';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { Badge, BatteryBar, Checkbox, DataTable, Stack, Text, VisuallyHidden } from '@hashgrid/ui';
import { Hashrate } from '../figures/Hashrate';
import { RelativeTime } from '../figures/RelativeTime';
import { TokenAmount } from '../figures/TokenAmount';
import { NodeActions } from './NodeActions';
import { nodeTypeText, STATUS_LOOKS } from './nodePresentation';
import type { Selection } from './useSelection';

/** How long a charge lasts, or how long idling takes to bring it back. */
function BatteryOutlook({ node: { battery } }: { node: MiningNode }) {
  const t = useTranslate();
  const [text, at] = battery.emptyAt ? [t('Empty'), battery.emptyAt] : [t('Full'), battery.fullAt];
  if (!at) return null;
  return (
    <Text as="span" size={12} tone="faint">
      {text} <RelativeTime at={at} />
    </Text>
  );
}

function NodeName({ node: { name, type, level, status, expiresAt } }: { node: MiningNode }) {
  const t = useTranslate();
  const { date, number } = useFormat();
  return (
    <Stack gap={0}>
      <Text as="span" strong>
        <bdi>{name}</bdi>
      </Text>
      <Text as="span" size={12} tone="faint">
        {t(nodeTypeText(type))} · {t('Level %level%', { level: number(level) })}
      </Text>
      <Text as="span" size={12} tone="faint">
        {t(status === 'expired' ? 'Expired' : 'Expires')} {date(expiresAt)}
      </Text>
    </Stack>
  );
}

interface NodeTableProps {
  nodes: readonly MiningNode[];
  selection: Selection;
}

/** The player's nodes, each with its state and what can be done with it; cards on small screens. */
export function NodeTable({ nodes, selection }: NodeTableProps) {
  const t = useTranslate();
  return (
    <DataTable
      label={t('Your nodes')}
      rows={nodes}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'select',
          title: t('Select'),
          render: ({ id, name, status }) =>
            status !== 'expired' && (
              <Checkbox
                name={`node-${id}`}
                label={<VisuallyHidden>{t('Select %name%', { name })}</VisuallyHidden>}
                checked={selection.has(id)}
                onChange={() => selection.toggle(id)}
              />
            ),
        },
        { key: 'name', title: t('Node'), render: (node) => <NodeName node={node} /> },
        {
          key: 'status',
          title: t('Status'),
          render: ({ status }) => {
            const { text, tone, icon } = STATUS_LOOKS[status];
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
          end: true,
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
                  label={t('Battery of %name%', { name: node.name })}
                  charging={node.battery.fullAt !== null}
                />
                <BatteryOutlook node={node} />
              </Stack>
            ),
        },
        {
          key: 'earned',
          title: t('Earned'),
          end: true,
          render: ({ earned }) => <TokenAmount value={earned} token={MINED_TOKEN_SYMBOL} />,
        },
        { key: 'actions', title: t('Actions'), end: true, render: (node) => <NodeActions node={node} /> },
      ]}
    />
  );
}
