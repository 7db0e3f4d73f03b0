import type { ReportFilters } from './report-frame.ts';

// cspell:ignore powerbigov sovcloud eaglex scloud
/** The public cloud and the government clouds. powerbi-client embeds no other. */
const HOSTS =
  /\.(powerbi\.com|fabric\.microsoft\.com|powerbigov\.us)$|^app\.powerbi\.(cn|sovcloud-api\.fr|eaglex\.ic\.gov|microsoft\.scloud)$/;

/** A Power BI report, from the address that Power BI shows under "Embed". */
export interface PowerBiReport {
  embedUrl: string;
  groupId: string;
  reportId: string;
}

/** Null for the address of another server. The ids are empty if the address does not name them. */
export function powerBiReportIn(address: string): PowerBiReport | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, searchParams } = new URL(address);
  if (protocol !== 'https:' || !HOSTS.test(hostname)) return null;
  return {
    embedUrl: address,
    groupId: searchParams.get('groupId') ?? '',
    reportId: searchParams.get('reportId') ?? '',
  };
}

/** The columns of the report's data model that the portal filters by (DASH-2). */
const FILTERED = [
  { table: 'Users', column: 'username', of: 'username' },
  { table: 'Organizations', column: 'id', of: 'organizationId' },
] as const;

/** Filters in Power BI's format. */
export const powerBiFilters = (filters: ReportFilters) =>
  FILTERED.map(({ table, column, of }) => ({
    $schema: 'http://powerbi.com/product/schema#basic',
    filterType: 1,
    target: { table, column },
    operator: 'In' as const,
    values: [filters[of]],
  }));
