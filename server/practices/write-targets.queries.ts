import { type RawBuilder, sql } from 'kysely';
import { recordNumber } from '../db/record-id.ts';

export interface WriteTarget {
  organizationId: string;
  practiceId: string;
}

const TARGET = sql`practices.organization_id::text as "organizationId", practices.id::text as "practiceId"`;

export const targetOfPractice = (practiceId: string): RawBuilder<unknown> =>
  sql`select ${TARGET} from practices where practices.id = ${recordNumber(practiceId)}`;

export const targetOfMember = (organizationId: string, memberId: string): RawBuilder<unknown> =>
  sql`select ${TARGET} from patients join practices on practices.id = patients.practice_id
    where patients.member_id = ${memberId} and practices.organization_id = ${recordNumber(organizationId)}`;
