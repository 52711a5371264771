import { useState } from 'react';
import { Avatar } from '@hashgrid/ui';

const DEFAULT_AVATAR = '/assets/default-avatar.svg';
const SIZE_PX = 96;

/** The photo as others see it; the default avatar where there is none or it cannot be shown. */
export function ProfilePhoto({ url }: { url: string | null }) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const isUsable = url !== null && url !== brokenUrl;
  return (
    <Avatar src={isUsable ? url : DEFAULT_AVATAR} name="" size={SIZE_PX} onError={() => setBrokenUrl(url)} />
  );
}
