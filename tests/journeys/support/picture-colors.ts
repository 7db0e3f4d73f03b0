import type { Page } from 'playwright-core';

/** The colors of a picture, the most frequent first. */
export const colorsIn = (page: Page, png: Buffer) =>
  page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      const { data = [] } = canvas?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {};
      const counts = new Map<string, number>();
      for (let at = 0; at < data.length; at += 4) {
        const color = data.slice(at, at + 3).join();
        counts.set(color, (counts.get(color) ?? 0) + 1);
      }
      return [...counts].sort(([, a], [, b]) => b - a).map(([color]) => color);
    },
    [...png],
  );
