import { randomInt } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import { HttpError } from '../http/http-error.ts';
import { storeAttachment } from '../mail/attachments.queries.ts';
import { writeMessage } from '../mail/outbox.queries.ts';
import { LOG_FILE, type ProblemReport, problemReportEmail } from '../mail/problem-report-email.ts';

const SMALLEST_NUMBER = 10_000_000;

/** Two groups of four digits, to read on the phone. Random, so that reports of several servers rarely share one. */
function newReportNumber(): string {
  const digits = String(randomInt(SMALLEST_NUMBER, 10 * SMALLEST_NUMBER));
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

interface WantedReport extends Pick<ProblemReport, 'message' | 'errorId'> {
  practiceId: string;
  userId: string;
  /** The text of the file that is attached. */
  log: string;
}

const NO_MAILBOX = 'Your Bridgework server has no support email yet. Download the log instead.';

export function problemReportsRepository(
  db: Db,
  clock: Clock,
  { supportEmail, version }: { supportEmail: string; version: string },
) {
  const reporter = (transaction: Db, { practiceId, userId }: WantedReport) =>
    transaction
      .selectFrom('practices')
      .innerJoin('organizations', 'organizations.id', 'practices.organization_id')
      .innerJoin('users', (join) => join.on('users.id', '=', recordNumber(userId)))
      .select([
        'users.first_name as name',
        'users.email',
        'organizations.name as organization',
        'practices.id as practiceId',
        'practices.name as practice',
      ])
      .where('practices.id', '=', recordNumber(practiceId))
      .executeTakeFirstOrThrow();

  return {
    /** Writes one email to support. @throws HttpError 503 without a mailbox of support */
    async send(
      wanted: WantedReport,
      beforeWriting: (transaction: Db) => Promise<void>,
    ): Promise<{ number: string }> {
      if (supportEmail === '') throw new HttpError(503, 'supportEmailMissing', NO_MAILBOX);
      return db.transaction().execute(async (transaction) => {
        await beforeWriting(transaction);
        const { practiceId, ...from } = await reporter(transaction, wanted);
        const number = newReportNumber();
        const { message, errorId } = wanted;
        await writeMessage(transaction, clock, {
          kind: 'problem-report',
          practiceId,
          to: supportEmail,
          replyTo: from.email,
          ...problemReportEmail({ ...from, number, version, message: message.trim(), errorId }),
          attachmentId: await storeAttachment(transaction, {
            name: LOG_FILE,
            type: 'application/json',
            content: Buffer.from(wanted.log),
          }),
        });
        return { number };
      });
    },
  };
}
