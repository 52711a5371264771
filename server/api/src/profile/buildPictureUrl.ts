import { API_PREFIX } from '@hashgrid/contracts';

/** Returns the public path of a photo. */
export const buildPictureUrl = (id: string) => `${API_PREFIX}/public/pictures/${id}.webp`;
