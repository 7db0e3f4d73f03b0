import { sql } from 'kysely';
import type { components } from '#api/schema.d.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';

type SavedViews = components['schemas']['SavedViews'];

interface Owner {
  userId: string;
  practiceId: string;
}

const NOTHING_SAVED: SavedViews = { version: 0, views: [] };

/** Each user has their own views in each practice. */
export const savedViewsRepository = (db: Db) => ({
  async find({ userId, practiceId }: Owner): Promise<SavedViews> {
    const found = await db
      .selectFrom('saved_views')
      .select(['version', 'views'])
      .where('user_id', '=', recordNumber(userId))
      .where('practice_id', '=', recordNumber(practiceId))
      .executeTakeFirst();
    return found ?? NOTHING_SAVED;
  },

  /** Undefined if the views were changed after that version, and not to these: a repeated save succeeds. */
  replace: ({ userId, practiceId }: Owner, { version, views }: SavedViews): Promise<SavedViews | undefined> =>
    db.transaction().execute(async (transaction) => {
      const [user, practice] = [recordNumber(userId), recordNumber(practiceId)];
      const { rows } = await sql<SavedViews>`
        insert into saved_views (user_id, practice_id, version, views)
        select ${user}, ${practice}, 1, ${JSON.stringify(views)}::jsonb
        where ${version} = 0
          or exists (select from saved_views where user_id = ${user} and practice_id = ${practice})
        on conflict (user_id, practice_id) do update
          set version = saved_views.version + 1, views = excluded.views
          where saved_views.version = ${version}
        returning version, views`.execute(transaction);
      if (rows[0]) return rows[0];
      const asWanted = await sql<SavedViews>`
        select version, views from saved_views
        where user_id = ${user} and practice_id = ${practice} and views = ${JSON.stringify(views)}::jsonb`.execute(
        transaction,
      );
      return asWanted.rows[0];
    }),
});
