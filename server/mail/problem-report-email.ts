import { PRODUCT_NAME } from '#domain/session/product.ts';

export const LOG_FILE = 'problem-report.json';

export interface ProblemReport {
  number: string;
  /** The product's version. */
  version: string;
  message: string;
  errorId?: string | undefined;
  /** The user who reports the problem. */
  name: string;
  email: string;
  organization: string;
  practice: string;
}

/** To support, so plain text is enough. */
export function problemReportEmail(report: ProblemReport): { subject: string; body: string } {
  const { number, version, message, errorId, name, email, organization, practice } = report;
  const facts = [
    `Report: ${number}`,
    `From: ${name} (${email})`,
    `Organization: ${organization}`,
    `Practice: ${practice}`,
    ...(errorId ? [`Error ID: ${errorId}`] : []),
    `Version: ${version}`,
  ];
  return {
    subject: `Problem with ${PRODUCT_NAME} ${version} (${number})`,
    body: [message, facts.join('\n'), `The log of the user's last steps is attached: ${LOG_FILE}.`].join(
      '\n\n',
    ),
  };
}
