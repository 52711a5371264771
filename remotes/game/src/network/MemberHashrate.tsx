import type { NetworkMember } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Text } from '@hashgrid/ui';
import { Hashrate } from '../values/Hashrate';

/** The hashrate of a member, or a note that the member isn't mining. */
export function MemberHashrate({ member: { isActive, hashrate } }: { member: NetworkMember }) {
  const t = useTranslate();
  return isActive ? (
    <Hashrate value={hashrate} />
  ) : (
    <Text as="span" size={14} tone="faint">
      {t('not mining')}
    </Text>
  );
}
