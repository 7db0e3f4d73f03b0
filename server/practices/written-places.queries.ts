import { type RawBuilder, sql } from 'kysely';
import { recordNumber } from '../db/record-id.ts';

/** The organization and the practice that a record belongs to. */
export interface WrittenPlace {
  organizationId: string;
  practiceId: string;
}

const PLACE = sql`practices.organization_id::text as "organizationId", practices.id::text as "practiceId"`;

/** The row of a practice's own place. */
export const placeOfPractice = (practiceId: string): RawBuilder<unknown> =>
  sql`select ${PLACE} from practices where practices.id = ${recordNumber(practiceId)}`;

/** The row of the place of a patient; none where the organization has no such patient. */
export const placeOfMember = (organizationId: string, memberId: string): RawBuilder<unknown> =>
  sql`select ${PLACE} from patients join practices on practices.id = patients.practice_id
    where patients.member_id = ${memberId} and practices.organization_id = ${recordNumber(organizationId)}`;
