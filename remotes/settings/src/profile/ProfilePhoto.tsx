import { useState } from 'react';
import { Avatar } from '@hashgrid/ui';

const DEFAULT_AVATAR = '/assets/default-avatar.svg';
const SIZE_PX = 96;

/** The profile photo; the default avatar if there is no photo or it fails to load. */
export function ProfilePhoto({ url }: { url: string | null }) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const isUsable = url !== null && url !== brokenUrl;
  return (
    <Avatar src={isUsable ? url : DEFAULT_AVATAR} name="" size={SIZE_PX} onError={() => setBrokenUrl(url)} />
  );
}
