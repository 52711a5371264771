import { useState } from 'react';
import { REFERRAL_LEVELS } from '@hashgrid/contracts';
import { DateText, QueryBoundary, ShowMoreButton, TokenAmount } from '@hashgrid/app-ui';
import { useFormat, useTranslate } from '@hashgrid/platform';
import {
  Button,
  DataTable,
  EmptyState,
  moveFocusOnUnmount,
  SegmentedControl,
  Skeleton,
  Stack,
  usersIcon,
} from '@hashgrid/ui';
import { useGetMembersInfiniteQuery, type MembersFilter } from '../api/networkApi';
import { MemberHashrate } from './MemberHashrate';

type Level = Extract<MembersFilter, { level: unknown }>['level'];

const LEVELS = [
  'all',
  ...Array.from({ length: REFERRAL_LEVELS }, (_, index) => String(index + 1)),
] as Level[];

/** The players of the network as a flat list, all or of one level. */
export function MemberList({ token }: { token: string }) {
  const t = useTranslate();
  const { number } = useFormat();
  const [level, setLevel] = useState<Level>('all');
  const query = useGetMembersInfiniteQuery({ level });
  return (
    <Stack gap={4}>
      <SegmentedControl
        label={t('Level')}
        name="member-level"
        value={level}
        onChange={(value) => setLevel(value as Level)}
        options={LEVELS.map((value) => ({
          value,
          label: value === 'all' ? t('All') : t('Level %level%', { level: number(value) }),
        }))}
      />
      <QueryBoundary
        query={{ ...query, data: query.currentData }}
        failure={t('Couldn’t load players')}
        skeleton={<Skeleton lines={4} height={44} label={t('Loading players')} />}
      >
        {({ pages }) => {
          const members = pages.flatMap(({ items }) => items);
          if (members.length === 0)
            return (
              <EmptyState
                icon={usersIcon}
                title={t('No players yet')}
                text={t('Players appear here when people you invited invite others.')}
                action={
                  level !== 'all' && (
                    <Button ref={moveFocusOnUnmount} variant="secondary" onClick={() => setLevel('all')}>
                      {t('Show all levels')}
                    </Button>
                  )
                }
              />
            );
          return (
            <Stack gap={4} align="flex-start">
              <DataTable
                label={t('Players in your network')}
                rows={members}
                rowKey={({ id }) => id}
                columns={[
                  { key: 'name', title: t('Player'), render: ({ name }) => <bdi>{name}</bdi> },
                  {
                    key: 'level',
                    title: t('Level'),
                    render: (member) => <bdi dir="ltr">{number(member.level)}</bdi>,
                  },
                  { key: 'joined', title: t('Joined'), render: ({ joinedAt }) => <DateText at={joinedAt} /> },
                  {
                    key: 'hashrate',
                    title: t('Hashrate'),
                    alignEnd: true,
                    render: (member) => <MemberHashrate member={member} />,
                  },
                  {
                    key: 'earned',
                    title: t('Your bonus'),
                    alignEnd: true,
                    render: ({ earned }) => <TokenAmount value={earned} token={token} short />,
                  },
                ]}
              />
              <ShowMoreButton query={query} />
            </Stack>
          );
        }}
      </QueryBoundary>
    </Stack>
  );
}
