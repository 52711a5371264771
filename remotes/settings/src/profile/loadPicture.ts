/** A picture that the browser has decoded; `width` and `height` as it is seen, turned as its camera says. */
export interface LoadedPicture {
  image: HTMLImageElement;
  /** Shows it; valid until `release`. */
  url: string;
  width: number;
  height: number;
  release(): void;
}

/**
 * Decodes a file.
 * @throws when its bytes are no picture.
 */
export async function loadPicture(file: Blob): Promise<LoadedPicture> {
  const url = URL.createObjectURL(file);
  const release = () => URL.revokeObjectURL(url);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch (error) {
    release();
    throw error;
  }
  return { image, url, width: image.naturalWidth, height: image.naturalHeight, release };
}
