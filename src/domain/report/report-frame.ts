import {
  type Appearance,
  CONTRASTS,
  DEFAULT_APPEARANCE,
  DENSITIES,
  SCHEMES,
  THEMES,
} from '../session/appearance.ts';
import { PRODUCT_NAME } from '../session/product.ts';

/** The portal renews the token this long after it was issued: two minutes before its end (API-4). */
export const REPORT_TOKEN_RENEW_MS = 480_000;
/** After a renewal failed. */
export const REPORT_RENEWAL_RETRY_MS = 30_000;
/** The report must send a message within this time. */
export const REPORT_LOAD_MS = 15_000;

/** The workspace and the report that the portal shows (DASH-1). */
export const REPORT_IDS = { groupId: PRODUCT_NAME.toLowerCase(), reportId: 'practice' } as const;

/** DASH-1 fixes these for the dashboard. The Report page shows the report's own pages. */
export interface ReportSettings {
  permissions: 'read';
  filterPane: boolean;
  pagePane: boolean;
  pageSelection: boolean;
}

export type ReportPlace = 'dashboard' | 'reports';

export const reportSettings = (place: ReportPlace): ReportSettings => ({
  permissions: 'read',
  filterPane: place === 'reports',
  pagePane: place === 'reports',
  pageSelection: place === 'reports',
});

/** What the report shows data about (DASH-2). */
export interface ReportFilters {
  username: string;
  organizationId: string;
  practiceId: string;
}

export type ReportAppearance = Pick<Appearance, 'theme' | 'scheme' | 'density' | 'contrast'>;

/** The page that embeds the report, from the report's address. */
export interface EmbeddingPage {
  /** The report accepts messages from this origin only, and sends only to it. */
  origin: string;
  appearance: ReportAppearance;
}

export function reportAddress(reportUrl: string, origin: string, appearance: ReportAppearance): URL {
  const { theme, scheme, density, contrast } = appearance;
  const address = new URL(reportUrl, origin);
  address.search = new URLSearchParams({ origin, theme, scheme, density, contrast }).toString();
  return address;
}

/** Null if the address contains no origin. */
export function embeddingPageIn(search: string): EmbeddingPage | null {
  const given = new URLSearchParams(search);
  const origin = given.get('origin') ?? '';
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) return null;
  const oneOf = <const T extends string>(words: readonly T[], name: string, fallback: T): T =>
    words.find((word) => word === given.get(name)) ?? fallback;
  return {
    origin,
    appearance: {
      theme: oneOf(THEMES, 'theme', DEFAULT_APPEARANCE.theme),
      scheme: oneOf(SCHEMES, 'scheme', DEFAULT_APPEARANCE.scheme),
      density: oneOf(DENSITIES, 'density', DEFAULT_APPEARANCE.density),
      contrast: oneOf(CONTRASTS, 'contrast', DEFAULT_APPEARANCE.contrast),
    },
  };
}
