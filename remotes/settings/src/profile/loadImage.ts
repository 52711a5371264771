/** A decoded image. `width` and `height` respect its EXIF orientation. */
export interface LoadedImage {
  element: HTMLImageElement;
  /** Object URL, valid until `release`. */
  url: string;
  width: number;
  height: number;
  /** Revokes the URL. */
  release(): void;
}

/**
 * Decodes an image file.
 * @throws if the file can't be decoded as an image
 */
export async function loadImage(file: Blob): Promise<LoadedImage> {
  const url = URL.createObjectURL(file);
  const release = () => URL.revokeObjectURL(url);
  const element = new Image();
  element.src = url;
  try {
    await element.decode();
  } catch (error) {
    release();
    throw error;
  }
  return { element, url, width: element.naturalWidth, height: element.naturalHeight, release };
}
