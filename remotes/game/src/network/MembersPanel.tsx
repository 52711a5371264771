import { useSearchParams } from 'react-router-dom';
import { CopyButton } from '@hashgrid/app-ui';
import type { NetworkSummary } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { EmptyState, Panel, SegmentedControl, usersIcon } from '@hashgrid/ui';
import { buildInviteUrl } from '../invite/buildInviteUrl';
import { MemberList } from './MemberList';
import { MemberTree } from './MemberTree';

/** Query parameter of the page's URL. */
const VIEW_PARAM = 'view';
const LIST = 'list';
const TREE = 'tree';

/** The players of the network as a tree, or as a list at `?view=list`. */
export function MembersPanel({ members, token, code }: Pick<NetworkSummary, 'members' | 'token' | 'code'>) {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const view = params.get(VIEW_PARAM) === LIST ? LIST : TREE;
  if (members === 0) {
    return (
      <Panel title={t('Your network')}>
        <EmptyState
          icon={usersIcon}
          title={t('No one has joined yet')}
          text={t(
            'Anyone who signs up with your link joins your network, and you earn a bonus on what they mine.',
          )}
          action={<CopyButton value={buildInviteUrl(code)} label={t('Copy invite link')} />}
        />
      </Panel>
    );
  }
  return (
    <Panel
      title={t('Your network')}
      action={
        <SegmentedControl
          label={t('View')}
          hideLabel
          name="member-view"
          value={view}
          onChange={(next) => setParams(next === LIST ? { [VIEW_PARAM]: LIST } : {})}
          options={[
            { value: TREE, label: t('Tree') },
            { value: LIST, label: t('List') },
          ]}
        />
      }
    >
      {view === LIST ? <MemberList token={token} /> : <MemberTree token={token} />}
    </Panel>
  );
}
