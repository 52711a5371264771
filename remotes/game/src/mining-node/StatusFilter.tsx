import type { MiningNode } from '@hashgrid/contracts';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { SegmentedControl } from '@hashgrid/ui';
import {
  DISPLAY_STATUSES,
  getDisplayStatus,
  STATUS_PRESENTATIONS,
  type DisplayStatus,
} from './nodePresentation';

const ALL = 'all';

interface StatusFilterProps {
  nodes: readonly MiningNode[];
  status: DisplayStatus | null;
  onChange: (status: DisplayStatus | null) => void;
}

/** Selects the status to filter nodes by. Offers the statuses that nodes have, each with their number, and the selected one. */
export function StatusFilter({ nodes, status, onChange }: StatusFilterProps) {
  const t = useTranslate();
  const { number } = useFormat();
  const countNodes = (candidate: DisplayStatus) =>
    nodes.filter((node) => getDisplayStatus(node) === candidate).length;
  const offered = DISPLAY_STATUSES.filter((candidate) => candidate === status || countNodes(candidate) > 0);
  return (
    <SegmentedControl
      label={t('Status')}
      hideLabel
      name="node-status"
      value={status ?? ALL}
      onChange={(value) => onChange(offered.find((candidate) => candidate === value) ?? null)}
      options={[
        { value: ALL, label: `${t('All')} (${number(nodes.length)})` },
        ...offered.map((candidate) => ({
          value: candidate,
          label: `${t(STATUS_PRESENTATIONS[candidate].text)} (${number(countNodes(candidate))})`,
        })),
      ]}
    />
  );
}
