import type { BootstrapRemote, FlagConfig } from '@hashgrid/contracts';
import { useBootstrap, useSession, useTranslate } from '@hashgrid/platform';
import { isFlagOn } from '@hashgrid/platform/host';
import { Badge, DataTable, Panel } from '@hashgrid/ui';

interface SlotRow {
  slot: string;
  owner: string;
  widget: { remote: string; component: string; flag?: FlagConfig | undefined } | null;
}

/** Returns a row for each widget of each slot, and one for each slot without widgets. */
const listSlots = (remotes: readonly BootstrapRemote[]): SlotRow[] =>
  remotes.flatMap(({ name: owner, slots = [] }) =>
    slots.flatMap((slot): SlotRow[] => {
      const rows = remotes.flatMap(({ name: remote, widgets = [] }) =>
        widgets
          .filter((widget) => widget.slot === slot)
          .map(({ component, flag }) => ({ slot, owner, widget: { remote, component, flag } })),
      );
      return rows.length > 0 ? rows : [{ slot, owner, widget: null }];
    }),
  );

/** The slots of pages, the widgets that fill them, and whether this player sees each widget. */
export function SlotsPanel() {
  const t = useTranslate();
  const { remotes } = useBootstrap();
  const flags = useSession().user?.flags;
  const rows = listSlots(remotes);
  if (rows.length === 0) return null;
  return (
    <Panel title={t('Slots')}>
      <DataTable
        label={t('Slots')}
        rows={rows}
        rowKey={({ slot, widget }) => `${slot} ${widget?.remote} ${widget?.component}`}
        columns={[
          { key: 'name', title: t('Name'), render: ({ slot }) => <bdi dir="ltr">{slot}</bdi> },
          { key: 'owner', title: t('Module'), render: ({ owner }) => <bdi dir="ltr">{owner}</bdi> },
          {
            key: 'widget',
            title: t('Filled by'),
            render: ({ widget }) =>
              widget ? <bdi dir="ltr">{`${widget.remote}: ${widget.component}`}</bdi> : '–',
          },
          {
            key: 'flag',
            title: t('Flag'),
            render: ({ widget }) => (widget?.flag ? <bdi dir="ltr">{widget.flag.name}</bdi> : '–'),
          },
          {
            key: 'state',
            title: t('Status'),
            render: ({ widget }) => {
              if (!widget) return '–';
              const isShown = !widget.flag || isFlagOn(widget.flag, flags);
              return isShown ? <Badge tone="gain">{t('Shown')}</Badge> : <Badge>{t('Not shown')}</Badge>;
            },
          },
        ]}
      />
    </Panel>
  );
}
