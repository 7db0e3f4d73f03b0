import type { RoleName } from '#domain/access/permissions.ts';
import { PROFILES } from '../matrix/expected.ts';
import { makeRecords, type Records } from '../matrix/records.ts';
import { addPerson } from '../people.ts';
import { addStranger, PASSWORD, type TestServer, type Tokens } from '../server.ts';
import type { Caller } from './calls.ts';
import type { Place } from './names.ts';

const HOME = { organizationId: '1', practiceId: '1' };
const SIBLING = { organizationId: '1', practiceId: '2' };
const QUARTER_OF_AN_HOUR_MS = 15 * 60 * 1000;
const EVERY_ROLE = (PROFILES[0]?.roles ?? []) as RoleName[];

/** The people who call, and the records that they call about. */
export async function worldOf(server: TestServer) {
  const { db } = server;
  const stranger = await addStranger(db, EVERY_ROLE);
  const tokens = new Map<Caller, Tokens>();
  const records: Record<Place, Records> = {
    home: await makeRecords(db, HOME, 'Home'),
    sibling: await makeRecords(db, SIBLING, 'Sibling'),
    foreign: await makeRecords(db, stranger, 'Foreign'),
  };
  let username = '';

  /** New people each time: the fuzz changes the passwords of those before. */
  async function signIn(): Promise<void> {
    const there = Number(stranger.organizationId);
    username = await addPerson(db, { organizationIds: [1], roles: EVERY_ROLE });
    const frontdesk = await addPerson(db, { organizationIds: [1], roles: ['ViewerGeneral'] });
    const elsewhere = await addPerson(db, { organizationIds: [there], roles: EVERY_ROLE });
    tokens.set('holder', await server.signIn(username));
    tokens.set('frontdesk', await server.signIn(frontdesk));
    tokens.set('stranger', await server.signIn(elsewhere));
  }

  const isIn = async (): Promise<boolean> => {
    const token = tokens.get('holder')?.accessToken;
    return token !== undefined && (await server.call('GET', '/api/user', { token })).statusCode === 200;
  };

  return {
    /** Before another operation is asked: the one before may have ended the session, or used the records up. */
    async enter(): Promise<void> {
      if (!(await isIn())) await signIn();
      await this.renew();
    },
    /** Retries after the time that a 429 names. */
    async wait(): Promise<void> {
      server.clock.pass(QUARTER_OF_AN_HOUR_MS);
      await this.enter();
    },
    /** Own records that nothing has happened to. */
    async renew(): Promise<void> {
      records.home = await makeRecords(db, HOME, 'Home');
    },
    bearerOf(who: Caller): string | undefined {
      return who === 'forger' ? 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' : tokens.get(who)?.accessToken;
    },
    /** What stands for a name such as `home.planId`; a name that means nothing stands for itself. */
    textOf(name: string): string {
      const [place = '', kind = ''] = name.split('.');
      const caller = { username, password: PASSWORD, refreshToken: tokens.get('holder')?.refreshToken ?? '' };
      const values: Readonly<Record<string, object>> = { ...records, caller };
      return (values[place] as Readonly<Record<string, string>> | undefined)?.[kind] ?? name;
    },
  };
}
export type World = Awaited<ReturnType<typeof worldOf>>;
