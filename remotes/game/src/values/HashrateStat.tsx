import { Interpolate, TermHint } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { hashrateIcon, Stat } from '@hashgrid/ui';
import { Hashrate } from './Hashrate';

/** The hashrate of the running nodes, and of all nodes; decimal strings in TH/s. */
export function HashrateStat({ running, total }: { running: string; total: string }) {
  const t = useTranslate();
  return (
    <Stat
      icon={hashrateIcon}
      tone="info"
      label={t('Hashrate')}
      help={<TermHint term="hashrate" />}
      value={<Hashrate value={running} />}
      hint={<Interpolate text={t('of %hashrate% total')} values={{ hashrate: <Hashrate value={total} /> }} />}
    />
  );
}
