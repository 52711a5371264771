import { useState } from 'react';
import { Avatar } from '@hashgrid/ui';

const DEFAULT_AVATAR = '/assets/default-avatar.svg';

/** Whether a URL is HTTP or HTTPS. Other schemes are never loaded. */
function isHttpUrl(url: string): boolean {
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

/** The player's photo, or the default avatar if there is none or it fails to load. */
export function UserAvatar({ photoUrl, size }: UserAvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const isUsable = photoUrl && photoUrl !== brokenUrl && isHttpUrl(photoUrl);
  return (
    <Avatar
      src={isUsable ? photoUrl : DEFAULT_AVATAR}
      name=""
      size={size}
      onError={() => setBrokenUrl(photoUrl)}
    />
  );
}
