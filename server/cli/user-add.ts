import { SIGN_IN_FIELDS } from '#domain/session/sign-in-fields.ts';
import { textProblem } from '#domain/text/field.ts';
import { hashPassword } from '../auth/password.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { practiceAccountsRepository } from '../practices/practice-accounts.queries.ts';
import { timeZoneOfState } from '../practices/time-zones.ts';
import { PROFILE_NAMES, type ProfileName, rolesOfProfile } from '../seed/profiles.ts';
import { staffAccountsRepository } from '../staff/staff-accounts.queries.ts';
import { CommandError } from './command-error.ts';

interface UserFlags {
  organization?: string | undefined;
  practice?: string | undefined;
  state?: string | undefined;
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  profile?: string | undefined;
}

/** Of a new user without a profile. */
export const DEFAULT_PROFILE = 'admin';

interface NewUser {
  organization: string;
  practice: string | undefined;
  state: string | undefined;
  name: string;
  email: string;
  phone: string;
  /** Undefined for an existing user, who keeps their roles. */
  profile: ProfileName | undefined;
}

/** Checks all flags before any prompt or write. @throws CommandError */
export function readUserFlags(flags: UserFlags): NewUser {
  const organization = required(flags.organization, 'organization');
  const name = required(flags.name, 'name');
  const email = required(flags.email, 'email').toLowerCase();
  const { profile } = flags;
  const state = flags.state?.trim().toUpperCase();
  const problem = textProblem(SIGN_IN_FIELDS.loginEmail, email);
  if (problem) throw new CommandError(`--email: ${problem}.`);
  if (profile !== undefined && !isProfile(profile))
    throw new CommandError(`--profile: one of ${PROFILE_NAMES.join(', ')}.`);
  if (state !== undefined && timeZoneOfState(state) === undefined) {
    throw new CommandError('--state: two letters of a state, such as OH.');
  }
  return {
    organization,
    practice: flags.practice?.trim() || undefined,
    state,
    name,
    email,
    phone: flags.phone?.trim() ?? '',
    profile,
  };
}

/**
 * Adds an existing user to the organization. Also creates a missing organization and practice, all or nothing.
 * @returns what was added, or undefined if no user has the email
 * @throws CommandError if there is nothing to add
 */
export function addToUser(db: Db, clock: Clock, user: NewUser): Promise<string | undefined> {
  return db.transaction().execute(async (transaction) => {
    const accounts = staffAccountsRepository(transaction, clock);
    const id = await accounts.idOf(user.email);
    if (id === undefined) return undefined;
    const { organizationId, addedPractice } = await ensurePractice(transaction, user);
    const joined = await accounts.join(id, organizationId);
    const added = [joined && user.organization, addedPractice].filter(Boolean).join(', ');
    if (added === '') throw alreadyExists(user);
    if (user.profile !== undefined)
      throw new CommandError(
        `${user.email} has roles already, for all their organizations. Leave out --profile to keep them.`,
      );
    return added;
  });
}

/** Also creates a missing organization and practice, all or nothing. */
export async function addUser(db: Db, clock: Clock, user: NewUser, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    const { organizationId } = await ensurePractice(transaction, user);
    const id = await staffAccountsRepository(transaction, clock).add({
      name: user.name,
      email: user.email,
      phone: user.phone,
      passwordHash,
      organizationIds: [organizationId],
      roles: rolesOfProfile(user.profile ?? DEFAULT_PROFILE),
    });
    if (id === undefined) throw alreadyExists(user);
  });
}

const alreadyExists = ({ email }: NewUser) =>
  new CommandError(`A user with the email ${email} already exists.`);

async function ensurePractice(
  db: Db,
  user: NewUser,
): Promise<{ organizationId: number; addedPractice?: string }> {
  const accounts = practiceAccountsRepository(db);
  const organizationId = await accounts.ensureOrganization(user.organization);
  if (await accounts.hasPractice(organizationId, user.practice)) return { organizationId };
  if (user.practice === undefined)
    throw new CommandError("--practice is missing: name the organization's first practice.");
  if (user.state === undefined) throw new CommandError("--state is missing: give the new practice's state.");
  await accounts.addPractice(organizationId, {
    name: user.practice,
    state: user.state,
    phone: user.phone,
    goal: 0,
    support: {
      telephoneNumber: user.phone,
      weekdayHours: '',
      weekendHours: '',
      emailSupport: '',
      address: '',
    },
  });
  return { organizationId, addedPractice: user.practice };
}

function required(value: string | undefined, flag: string): string {
  const text = value?.trim();
  if (!text) throw new CommandError(`--${flag} is missing.`);
  return text;
}

const isProfile = (name: string): name is ProfileName => PROFILE_NAMES.some((each) => each === name);
