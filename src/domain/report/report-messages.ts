import { PAGES } from '../navigation/routes.ts';
import { isPatientView, type PatientView, viewAddress } from '../patient/patient-view.ts';
import { isRecord } from '../text/json.ts';
import { REPORT_IDS, type ReportFilters, type ReportSettings } from './report-frame.ts';

/** A list in the portal that a number of the report opens. */
export type OpenedList = { list: 'patients'; filter: PatientView } | { list: 'goals'; filter: 'year' };

/** From the report to the portal. */
export type ReportMessage =
  | { type: 'report_ready' }
  | { type: 'report_loaded' }
  | { type: 'report_height'; height: number }
  /** The report's token was rejected. */
  | { type: 'report_token_needed' }
  | { type: 'report_error'; message: string }
  | ({ type: 'open' } & OpenedList);

export interface ReportEmbed {
  groupId: string;
  reportId: string;
  token: string;
  settings: ReportSettings;
  filters: ReportFilters;
  practiceName: string;
  organizationName: string;
  timeZone: string;
  /** The lists that the user may open. */
  lists: readonly OpenedList['list'][];
}

/** From the portal to the report. */
export type ReportCommand =
  | ({ type: 'report_embed' } & ReportEmbed)
  | { type: 'report_token'; token: string };

const LONGEST_MESSAGE = 500;
const TALLEST_PX = 20_000;
const isHeight = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= TALLEST_PX;
const isText = (value: unknown): value is string => typeof value === 'string';

/** Copies known properties only. Null for an invalid message. */
export function reportMessageIn(data: unknown): ReportMessage | null {
  if (!isRecord(data)) return null;
  const { type, message, list, filter } = data;
  switch (type) {
    case 'report_ready':
    case 'report_loaded':
    case 'report_token_needed':
      return { type };
    case 'report_height':
      return isHeight(data['height']) ? { type, height: data['height'] } : null;
    case 'report_error':
      return isText(message) ? { type, message: message.slice(0, LONGEST_MESSAGE) } : null;
    case 'open': {
      if (list === 'goals' && filter === 'year') return { type, list, filter };
      return list === 'patients' && isPatientView(filter) ? { type, list, filter } : null;
    }
    default:
      return null;
  }
}

/** The portal page with exactly the rows that the number counted. */
export const pathOfList = (opened: OpenedList): string =>
  opened.list === 'patients'
    ? viewAddress(PAGES.searchPatients.path, opened.filter)
    : PAGES.goalSettings.path;

const isSettings = (value: unknown): value is ReportSettings =>
  isRecord(value) &&
  value['permissions'] === 'read' &&
  ['filterPane', 'pagePane', 'pageSelection'].every((name) => typeof value[name] === 'boolean');

const isFilters = (value: unknown): value is ReportFilters =>
  isRecord(value) && ['username', 'organizationId', 'practiceId'].every((name) => isText(value[name]));

/** Null for an invalid message, and for another report. */
export function reportCommandIn(data: unknown): ReportCommand | null {
  if (!isRecord(data)) return null;
  const { type, token, settings, filters, practiceName, organizationName, timeZone, lists } = data;
  if (!isText(token)) return null;
  if (type === 'report_token') return { type, token };
  const { groupId, reportId } = REPORT_IDS;
  const isOurs = data['groupId'] === groupId && data['reportId'] === reportId;
  if (type !== 'report_embed' || !isOurs || !isSettings(settings) || !isFilters(filters)) return null;
  if (!isText(practiceName) || !isText(organizationName) || !isText(timeZone) || !Array.isArray(lists))
    return null;
  return {
    type,
    groupId,
    reportId,
    token,
    settings,
    filters,
    practiceName,
    organizationName,
    timeZone,
    lists: (['patients', 'goals'] as const).filter((list) => lists.includes(list)),
  };
}
