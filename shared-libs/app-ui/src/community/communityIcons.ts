import type { Bootstrap } from '@hashgrid/contracts';
import { chatIcon, globeIcon, usersIcon, type IconShape } from '@hashgrid/ui';

type CommunityKind = Bootstrap['links']['community'][number]['kind'];

/** Icon of each kind of community link. */
export const communityIcons: Record<CommunityKind, IconShape> = {
  channel: chatIcon,
  social: usersIcon,
  partner: globeIcon,
};
