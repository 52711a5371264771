import { NODE_STATUSES, type MiningNode, type NodeStatus } from '@hashgrid/contracts';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { SegmentedControl } from '@hashgrid/ui';
import { STATUS_PRESENTATIONS } from './nodePresentation';

const ALL = 'all';

interface StatusFilterProps {
  nodes: readonly MiningNode[];
  status: NodeStatus | null;
  onChange: (status: NodeStatus | null) => void;
}

/** Which nodes are shown, by the statuses that there are, each with how many have it. */
export function StatusFilter({ nodes, status, onChange }: StatusFilterProps) {
  const t = useTranslate();
  const { number } = useFormat();
  const countOf = (wanted: NodeStatus) => nodes.filter((node) => node.status === wanted).length;
  const offered = NODE_STATUSES.filter((wanted) => wanted === status || countOf(wanted) > 0);
  return (
    <SegmentedControl
      label={t('Status')}
      hideLabel
      name="node-status"
      value={status ?? ALL}
      onChange={(value) => onChange(offered.find((wanted) => wanted === value) ?? null)}
      options={[
        { value: ALL, label: `${t('All')} (${number(nodes.length)})` },
        ...offered.map((wanted) => ({
          value: wanted,
          label: `${t(STATUS_PRESENTATIONS[wanted].text)} (${number(countOf(wanted))})`,
        })),
      ]}
    />
  );
}
