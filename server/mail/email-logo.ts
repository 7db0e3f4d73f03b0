import type { PracticeLogo } from '#domain/practice/practice-logo.ts';

/** An image that the HTML of an email shows without requesting it. */
export interface InlineImage {
  cid: string;
  name: string;
  type: string;
  bytes: Uint8Array;
}

const ADDRESS = /cid:(logo-(\d{1,15}))/;

export const logoAddress = (id: string): string => `cid:logo-${id}`;

type FindLogo = (id: number) => Promise<PracticeLogo | undefined>;

/** The logo that an email was written with. */
export async function inlineLogoOf(html: string | null, find: FindLogo): Promise<InlineImage | undefined> {
  const [, cid, id] = ADDRESS.exec(html ?? '') ?? [];
  const logo = cid && (await find(Number(id)));
  if (!logo) return undefined;
  const { type, image } = logo;
  const name = type === 'image/png' ? 'logo.png' : 'logo.jpg';
  return { cid, name, type, bytes: Buffer.from(image, 'base64') };
}

/** The HTML as a mail program shows it, for the preview. */
export const withLogoInside = (html: string, logo: InlineImage | undefined): string =>
  logo
    ? html.replace(
        `cid:${logo.cid}`,
        `data:${logo.type};base64,${Buffer.from(logo.bytes).toString('base64')}`,
      )
    : html;
