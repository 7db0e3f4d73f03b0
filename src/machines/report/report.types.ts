import type { Failure } from '#domain/failure/failure.ts';
import type { OpenedList } from '#domain/report/report-messages.ts';

export interface TokenRequest {
  groupId: string;
  reportId: string;
  organizationId: string;
}

/** Includes the time when the response arrived. */
export interface ReportToken {
  token: string;
  at: number;
}

export interface ReportInput {
  /** The report's address; empty if none is configured. */
  address: string;
  request: TokenRequest;
}

export interface ReportContext extends ReportInput {
  token: ReportToken | null;
  failure: Failure | null;
}

export type ReportEvent =
  | { type: 'report.retry' }
  | { type: 'frame.ready' }
  | { type: 'frame.loaded' }
  | { type: 'frame.resize'; height: number }
  | { type: 'frame.fail'; error: unknown }
  | { type: 'token.expire' }
  | { type: 'list.open'; opened: OpenedList }
  /** The computer woke up, the page is visible again, or the connection has returned. */
  | { type: 'page.wake'; at: number };
