import { type RawBuilder, sql } from 'kysely';
import { recordNumber } from '../db/record-id.ts';

export interface WriteTarget {
  organizationId: string;
  practiceId: string;
}

const PLACE = sql`practices.organization_id::text as "organizationId", practices.id::text as "practiceId"`;

export const targetOfPractice = (practiceId: string): RawBuilder<unknown> =>
  sql`select ${PLACE} from practices where practices.id = ${recordNumber(practiceId)}`;

export const targetOfMember = (organizationId: string, memberId: string): RawBuilder<unknown> =>
  sql`select ${PLACE} from patients join practices on practices.id = patients.practice_id
    where patients.member_id = ${memberId} and practices.organization_id = ${recordNumber(organizationId)}`;
