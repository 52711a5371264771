import { useState } from 'react';
import { Avatar } from '@hashgrid/ui';

const DEFAULT_AVATAR = '/assets/default-avatar.svg';

/** Only a picture from the web or from this site is one. */
function isPictureUrl(url: string): boolean {
  try {
    return ['https:', 'http:'].includes(new URL(url, location.href).protocol);
  } catch {
    return false;
  }
}

interface UserAvatarProps {
  photoUrl: string | null;
  size: number;
}

/** The player's photo; the default avatar where there is none or it cannot be shown [L4]. */
export function UserAvatar({ photoUrl, size }: UserAvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const isUsable = photoUrl !== null && photoUrl !== brokenUrl && isPictureUrl(photoUrl);
  return (
    <Avatar
      src={isUsable ? photoUrl : DEFAULT_AVATAR}
      name=""
      size={size}
      onError={() => setBrokenUrl(photoUrl)}
    />
  );
}
