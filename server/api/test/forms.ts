import sharp from 'sharp';

type Part = string | { bytes: Buffer; name?: string; type?: string };

/** Returns body and headers of a multipart form as a browser sends it. */
export async function createForm(parts: Record<string, Part>) {
  const data = new FormData();
  for (const [field, part] of Object.entries(parts)) {
    if (typeof part === 'string') data.append(field, part);
    else
      data.append(
        field,
        new Blob([new Uint8Array(part.bytes)], { type: part.type ?? 'image/jpeg' }),
        part.name ?? 'picture.jpg',
      );
  }
  const sent = new Response(data);
  return {
    body: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type')! },
  };
}

/** Returns a blank image of the given size. */
export const createPicture = (width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#2a7' } });

export const createJpeg = (width?: number, height?: number) => createPicture(width, height).jpeg().toBuffer();
