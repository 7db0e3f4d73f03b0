import { pngScale } from '#charts/draw/png-scale.ts';

const NOT_DRAWN = 'The browser could not draw the picture.';

/** Draws an SVG at twice its size, or as large as the browser allows. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = pngScale(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const drawing = canvas.getContext('2d');
  if (drawing === null) throw new Error(NOT_DRAWN);
  drawing.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error(NOT_DRAWN)) : resolve(blob))),
  );
}
