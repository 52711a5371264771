import type { NetworkMember } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Text } from '@hashgrid/ui';
import { Hashrate } from '../values/Hashrate';

interface MemberHashrateProps {
  member: NetworkMember;
  /** Whether Tab stops at a shortened number. */
  focusable?: boolean;
}

/** The hashrate of a member, or a note that the member isn't mining. */
export function MemberHashrate({ member: { isActive, hashrate }, focusable }: MemberHashrateProps) {
  const t = useTranslate();
  return isActive ? (
    <Hashrate value={hashrate} focusable={focusable} />
  ) : (
    <Text as="span" size={14} tone="faint">
      {t('not mining')}
    </Text>
  );
}
