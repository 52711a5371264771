import { DateText } from '@hashgrid/app-ui';
import type { Profile } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { DescriptionList, Panel } from '@hashgrid/ui';

/** Account data that was set at sign-up and can't be changed. */
export function AccountDetails({ profile: { username, email, createdAt } }: { profile: Profile }) {
  const t = useTranslate();
  return (
    <Panel title={t('Account')}>
      <DescriptionList
        items={[
          { term: t('Username'), value: <bdi dir="ltr">{username}</bdi> },
          { term: t('Email'), value: <bdi dir="ltr">{email}</bdi> },
          { term: t('Member since'), value: <DateText at={createdAt} /> },
        ]}
      />
    </Panel>
  );
}
