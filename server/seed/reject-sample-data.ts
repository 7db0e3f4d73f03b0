import type { Db } from '../db/open.ts';
import { emailOfProfile, SAMPLE_PEOPLE } from './profiles.ts';

export class SampleDataError extends Error {
  constructor() {
    super(
      'The database holds the sample data, whose password is published: set DATABASE_URL or DATA_DIR to one of your own.',
    );
  }
}

/** Production never runs with sample data. @throws SampleDataError */
export async function rejectSampleData(db: Db): Promise<void> {
  const person = await db
    .selectFrom('users')
    .select('id')
    .where(
      'username_key',
      'in',
      SAMPLE_PEOPLE.map(({ profile }) => emailOfProfile(profile)),
    )
    .executeTakeFirst();
  if (person) throw new SampleDataError();
}
