import { Fragment } from 'react';
import { QueryAlert, ShowMoreButton, useShouldShowFailure } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { Spinner } from '@hashgrid/ui';
import { useGetMembersInfiniteQuery } from '../api/networkApi';
import { MemberRow } from './MemberRow';
import { StatusRow } from './StatusRow';
import { useTree } from './TreeContext';
import { useFocusFirstNewRow } from './useFocusFirstNewRow';

interface MemberRowsProps {
  /** ID of the inviter; the player by default. */
  parentId?: string;
  /** 1 for players invited by the player. */
  level: number;
}

/** Rows of the players whom one player invited. An expanded row is followed by those of its own invitees. */
export function MemberRows({ parentId, level }: MemberRowsProps) {
  const t = useTranslate();
  const { isExpanded } = useTree();
  const query = useGetMembersInfiniteQuery(parentId === undefined ? {} : { parentId });
  const { data, hasNextPage, isFetching } = query;
  const shouldShowFailure = useShouldShowFailure(query);
  const members = data?.pages.flatMap(({ items }) => items) ?? [];
  const key = parentId ?? 'own';
  const focusFirstNewRow = useFocusFirstNewRow(members, isFetching);
  const failureRow = shouldShowFailure && (
    <StatusRow id={`failure-${key}`} level={level}>
      <QueryAlert
        query={query}
        failure={t('Couldn’t load players')}
        onRetry={({ currentTarget }) => focusFirstNewRow(currentTarget)}
      />
    </StatusRow>
  );
  if (!data) {
    return (
      failureRow || (
        <StatusRow id={`loading-${key}`} level={level} isTransient>
          <Spinner label={t('Loading players')} />
        </StatusRow>
      )
    );
  }
  return (
    <>
      {members.map((member, index) => (
        <Fragment key={member.id}>
          <MemberRow
            member={member}
            level={level}
            position={index + 1}
            siblings={hasNextPage ? -1 : members.length}
            isFirst={level === 1 && index === 0}
          />
          {member.children > 0 && isExpanded(member.id) && (
            <MemberRows parentId={member.id} level={level + 1} />
          )}
        </Fragment>
      ))}
      {failureRow}
      {hasNextPage && (
        <StatusRow id={`more-${key}`} level={level}>
          <ShowMoreButton
            query={query}
            size="small"
            onClick={({ currentTarget }) => focusFirstNewRow(currentTarget)}
          />
        </StatusRow>
      )}
    </>
  );
}
