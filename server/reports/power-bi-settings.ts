import { powerBiReportIn } from '#domain/report/power-bi.ts';
import { anyText, type Environment, entraId, type environmentReader, webAddress } from '../environment.ts';

/** How the server gets tokens for a Power BI report. */
export interface PowerBiSettings {
  groupId: string;
  reportId: string;
  tenantId: string;
  clientId: string;
  clientSecret: string;
  /** The role of the data model that limits the rows to one user and organization. */
  role: string;
  loginUrl: string;
  apiUrl: string;
  scope: string;
}

const CREDENTIALS = ['POWER_BI_TENANT_ID', 'POWER_BI_CLIENT_ID', 'POWER_BI_CLIENT_SECRET'];

/** The address of the report names the workspace and the report. */
export function readPowerBi(
  { read, refuse }: ReturnType<typeof environmentReader>,
  env: Environment,
  { reportUrl, httpsOnly }: { reportUrl: string; httpsOnly: boolean },
): PowerBiSettings | undefined {
  const settings = {
    tenantId: read('POWER_BI_TENANT_ID', entraId, ''),
    clientId: read('POWER_BI_CLIENT_ID', entraId, ''),
    clientSecret: read('POWER_BI_CLIENT_SECRET', anyText, ''),
    role: read('POWER_BI_ROLE', anyText, 'Portal'),
    loginUrl: read('POWER_BI_LOGIN_URL', webAddress(httpsOnly), 'https://login.microsoftonline.com'),
    apiUrl: read('POWER_BI_API_URL', webAddress(httpsOnly), 'https://api.powerbi.com'),
    scope: read('POWER_BI_SCOPE', anyText, 'https://analysis.windows.net/powerbi/api/.default'),
  };
  const report = powerBiReportIn(reportUrl);
  const isSet = (name: string) => Boolean(env[name]?.trim());
  if (report === null) {
    for (const name of CREDENTIALS.filter(isSet))
      refuse(name, 'remove it, or set REPORT_URL to the address of a report of Power BI');
    return undefined;
  }
  for (const name of CREDENTIALS.filter((each) => !isSet(each)))
    refuse(name, 'set it: the report at REPORT_URL needs tokens of Power BI');
  return { groupId: report.groupId, reportId: report.reportId, ...settings };
}
