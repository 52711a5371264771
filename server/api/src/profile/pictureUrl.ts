import { API_PREFIX } from '@hashgrid/contracts';

/** Path of a photo below the product's own address, open to everybody who knows it. */
export const pictureUrl = (id: string) => `${API_PREFIX}/public/pictures/${id}.webp`;
