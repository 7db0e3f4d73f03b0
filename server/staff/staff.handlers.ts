import { grantableRoles } from '#domain/access/granting.ts';
import type { RoleName } from '#domain/access/permissions.ts';
import { roleWords } from '#domain/access/role-words.ts';
import { SIGN_IN_FIELDS } from '#domain/session/sign-in-fields.ts';
import { textProblem } from '#domain/text/field.ts';
import { hashPassword } from '../auth/password.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import type { Access, Handlers } from '../http/call.ts';
import {
  conflict,
  emailUnavailable,
  type HttpError,
  invalid,
  notFound,
  unprocessable,
} from '../http/http-error.ts';
import { wholeList } from '../http/lists.ts';
import { newLinkKey } from '../link-keys.ts';
import type { EmailLimits } from '../mail/email-limits.ts';
import type { Services } from '../services.ts';
import type { StaffMember, StaffRefusal, StaffScope } from './staff.queries.ts';

type Staff = Pick<Handlers, 'listStaff' | 'addStaff' | 'changeStaff' | 'sendPasswordLink'>;

export const staff = ({ staff, emailLimits, sendsEmail }: Services): Staff => ({
  async listStaff({ params, access }) {
    return wholeList(await staff.list(scopeOf(params, access)), onTheWire);
  },

  /** Only the email leads to a password. Without email, the operator adds people on the command line. */
  async addStaff({ params, body, access }) {
    if (!sendsEmail) throw emailUnavailable();
    rejectRolesOfOthers(access, body.roles);
    const problem = textProblem(SIGN_IN_FIELDS.loginEmail, body.email);
    if (problem !== null) throw invalid([{ field: 'email', message: problem }]);
    const wanted = {
      name: body.name.trim(),
      email: body.email.toLowerCase(),
      phone: body.phone ?? '',
      passwordHash: await hashPassword(newLinkKey()),
      roles: body.roles,
    };
    const scope = scopeOf(params, access);
    const person = await staff.add(scope, wanted, countEmailOf(emailLimits, scope));
    if (!person) {
      const isListed = (await staff.list(scope)).some(({ email }) => email.toLowerCase() === wanted.email);
      throw conflict('staffEmailTaken', isListed ? EMAIL_TAKEN : `${EMAIL_TAKEN} ${CONTACT_ADMINISTRATOR}`);
    }
    return onTheWire(person);
  },

  async changeStaff({ params, body, access }) {
    const scope = scopeOf(params, access);
    const wanted = { ...body, name: body.name?.trim() };
    const person = await staff.change(scope, params.userId, wanted, ({ roles }) =>
      rejectRolesOfOthers(
        access,
        body.roles.filter((role) => !roles.includes(role)),
      ),
    );
    if (typeof person === 'string')
      throw REFUSALS[person](
        (await staff.list(scope)).filter(({ id }) => id === params.userId).map(onTheWire),
      );
    return onTheWire(person);
  },

  async sendPasswordLink({ params, access, success }) {
    if (!sendsEmail) throw emailUnavailable();
    const scope = scopeOf(params, access);
    const refusal = await staff.sendPasswordLink(scope, params.userId, countEmailOf(emailLimits, scope));
    if (refusal) throw REFUSALS[refusal]([]);
    return { message: success };
  },
});

const EMAIL_TAKEN = 'Someone already signs in with this email.';
const CONTACT_ADMINISTRATOR = 'Contact your administrator to add them to your organization.';

const onTheWire = ({ lastSignedInAt, roles, ...person }: StaffMember) => ({
  ...person,
  roles: [...roles],
  lastSignedInAt: lastSignedInAt?.toISOString() ?? null,
});

const scopeOf = ({ organizationId }: { organizationId: string }, { userId }: Access) => ({
  organizationId,
  callerId: userId,
});

const countEmailOf =
  (emailLimits: EmailLimits, { organizationId, callerId }: StaffScope) =>
  (transaction: Db, to: string): Promise<void> =>
    emailLimits.count(transaction, { organizationId: recordNumber(organizationId), userId: callerId, to });

/** @throws HttpError 422 if the caller lacks a right of a role */
function rejectRolesOfOthers(access: Access, roles: readonly RoleName[]): void {
  const mine = grantableRoles(access);
  const refused = roles.filter((role) => !mine.includes(role)).map(roleWords);
  if (refused.length > 0)
    throw unprocessable('roleNotYours', `You can’t give a role that you don’t have: ${refused.join(', ')}.`);
}

const REFUSALS: Record<StaffRefusal, (stored: readonly ReturnType<typeof onTheWire>[]) => HttpError> = {
  unknown: notFound,
  worksElsewhere: () =>
    unprocessable(
      'worksElsewhere',
      'This person also works for an organization that you don’t belong to, so you can’t change the account.',
    ),
  stale: (current) =>
    conflict('staffChanged', 'Someone else changed this person. Check the list and try again.', current),
  noRoles: () => invalid([{ field: 'roles', message: 'Choose at least one role.' }]),
  lastManager: () =>
    conflict(
      'lastManager',
      'Someone else has to manage the organization first: no one would be left who does.',
    ),
  inactive: () => conflict('staffInactive', 'Activate this person first.'),
};
