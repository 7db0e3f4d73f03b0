import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type List, suiteServer, suiteUser } from '#tests/support/server.ts';

type Fields = Readonly<Record<string, unknown>>;

const MONTHS = 'january february march april may june july august september october november december';
const TRANSACTION =
  'adminFeeCharge adminFeeRefund adminFeeSalesTaxCharge adminFeeSalesTaxRefund billingDescriptor charge datePaid dueDate feeSalesTaxCharge feeSalesTaxRefund id lastFour officePayment paidWith paymentStatus paymentType planName referencedTransactionId refund salesTaxPercent transactionId voided refundable voidable reason failure';

/**
 * Each check with its entities, field for field. `timeZone`, `version`, `emailsReceipts`, `alerts`, `accountOnFile`,
 * `oldestDue`, `otherPlans`, `officePayment`, `paidWith`, `failure`, `userFullName`, `planStillActive`, `noticeDays` and `noticesSent` are extensions.
 */
const ENTITIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ENTITY-1.1': { StaffUser: 'id firstName email username phone locked organizations roles permissions' },
  'ENTITY-1.2': { Organization: 'id name practices', Practice: 'id name phone goal state timeZone' },
  'ENTITY-1.3': { Role: 'id name permissions', Permission: 'id name group level' },
  'ENTITY-1.4': {
    SupportInformation: 'telephoneNumber weekdayHours weekendHours emailSupport address practiceState',
  },
  'ENTITY-1.5': { AuthResult: 'accessToken refreshToken expiresIn' },
  'ENTITY-1.6': {
    GoalRecord: 'organizationId practiceId year monthlyTargets version changedBy',
    MonthlyTarget: 'setting met percent',
  },
  'ENTITY-1.7': {
    AdaCode:
      'id adaCode description ucrAmount specialtyName specialtyCode category isCustomCode version plans medianAmount isUnusual',
  },
  'ENTITY-1.8': {
    Member:
      'address birthDate branding emailAddress emailAddressInfo externalPatientId externalPatientSource firstName lastName fullName middleInitial namePrefix nameSuffix imageUrl phoneNumber subscriberIdentifier userId additionalProperties version emailsReceipts alerts accountOnFile',
    Address: 'city line1 line2 state zipCode',
  },
  'ENTITY-1.9': {
    MemberPlan:
      'autoRenew coverageLevel coverageLevelId dependents memberId name planStartDate planEndDate planId planStatus properties relationship subscriberIdentifier addAdditionalMemberAmount otherMembers',
  },
  'ENTITY-1.10, ENTITY-6.2': {
    PatientSummary: 'activePlans futurePlans expiredPlans',
    MemberAndPlan: 'member plan',
    OutstandingPayment: 'amountDue oldestDue otherPlans',
  },
  'ENTITY-1.11': {
    PatientRow:
      'dateOfBirth emailAddress memberId name lastName pastDue patientId planType status subscriberIdentifier phoneNumber planName needs',
  },
  'ENTITY-1.12': {
    PaymentAccount:
      'accountType accountStatus cardType displayName expirationDate id isActive isAutoRenewal isFsa isHsa itemId lastFourCardDigits memberId name practiceId zipCode',
  },
  'ENTITY-1.13': {
    PlanFee: 'planId planName coverageLevels noticeDays',
    CoverageLevel:
      'coverageLevelId coverageLevelName currentFee percentageIncrease newFee communicationSendDate effectiveDate isSubscriptionPlan enrollementFee monthlyPaymentAmount isWFRecurringSharePercentage wfRecurringShare rateIncreaseType noticesSent version',
  },
  'ENTITY-1.14': { PatientTransaction: TRANSACTION },
  'ENTITY-1.15': {
    PracticeTransaction: `${TRANSACTION} member memberName practiceId userName userFullName soldByMember planStillActive`,
  },
  'ENTITY-1.16': {
    BenefitSummary:
      'planId planName firstDay emailsPatients hasAnnualMaximums annualMaximum utilizedAnnualMaximum availableAnnualMaximum getAmount explanationOfBenefits discounts hasEmployerContribution employerContribution memberContribution',
  },
  'ENTITY-1.17': {
    BenefitExplanation:
      'name codeGroups benefitRequestStatus requestedAt notificationId notification emailed',
    BenefitCodeGroup: 'codes limit previousProceduresDates limitRemaining',
    BenefitCode: 'cdtCode descriptionOfCdtCodes',
  },
  'ENTITY-1.18': {
    Notification:
      'id notification notificationType created notificationRoles referenceId memberId status isDismissed typeOfNotification about',
  },
  'ENTITY-1.19': { ReportToken: 'token', MembershipCodes: 'speciality codes' },
  'ENTITY-1.21': {
    Session: 'organization practice user',
    PortalMember:
      'id firstName lastName name phone email birthDate adult address primary emailVerified subscriberIdentifier externalPatientId externalPatientSource',
    PortalPlan:
      'id name status expiresIn autoRenew amountDue addAdditionalMemberAmount type members subscription',
    PortalNotification: 'id label date priority type referenceId memberId roles about',
    Toast: 'variant title label',
    ProcedureLine: 'customCodeNumber cdtCodeNumber hasUCR fee providerSpeciality quantity',
  },
};

const ENUMERATIONS: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  'ENTITY-7.1': { PaymentStatus: ['Paid', 'Pending', 'Failed', 'Refunded'] },
  'ENTITY-7.2': {
    PaymentType: ['Subscription', 'Refund', 'Upgrade', 'New', 'Credit Card', 'Debit Card', 'Bank Transfer'],
  },
  'ENTITY-7.3': {
    AccountStatus: ['Active', 'Inactive'],
    Relationship: ['Self', 'Dependent'],
    TemplateType: ['Legacy', 'Ad-hoc'],
    RateIncreaseType: [0, 1],
  },
  'BELL-4': { NotificationType: ['general', 'important', 'urgent'] },
  'BELL-5': {
    TypeOfNotification: ['AutoRenewalFailed', 'OfficeCardExpiring', 'BenefitDenied', 'OfficeCardDeclined'],
  },
  'PERM-1': {
    RoleName: [
      'ViewerGeneral',
      'ViewerWarning',
      'ViewerUrgent',
      'AdministratorPlanFees',
      'AdministratorFeeManagement',
      'AdministratorPaymentManagement',
      'AdministratorGoalSettings',
      'AdministratorADACodes',
      'AdministratorCustomADACodes',
      'EditorPlanFees',
      'EditorADACodes',
    ],
  },
  'PERM-2': {
    PermissionName: [
      'ReadOnlyGeneralNotification',
      'ReadOnlyWarningNotification',
      'ReadOnlyUrgentNotification',
      'GoalSettingsManagement',
      'PaymentManagementManagement',
      'ADACodesManagement',
      'CustomADACodesManagement',
      'ADACodesEditor',
      'PlanFeesManagement',
      'PlanFeesEditor',
    ],
  },
};

const PRACTICE = '/patient-management/practice/1';
const ADMIN = '/admin/organization/1/practice/1';

const fieldsOf = (value: unknown): Fields => Object(value);
const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce((found, name) => fieldsOf(found)[name], value);

const server = suiteServer();
const admin = suiteUser(server, 'admin');
/** The contract that the server serves at /docs. */
let contract: unknown;
beforeAll(async () => {
  contract = parse((await server.call('GET', '/docs/portal.yaml')).body);
});

const get = <T = Fields>(url: string) => admin.get<T>(url);
const schema = (name: string) => fieldsOf(at(contract, 'components', 'schemas', name));

/** The property names of a schema, including those of the schemas that it extends. */
function propertiesOf({ properties, allOf, $ref }: Fields): string[] {
  const extended = [allOf ?? []].flat().flatMap((each) => propertiesOf(fieldsOf(each)));
  const referred = typeof $ref === 'string' ? propertiesOf(schema($ref.split('/').at(-1) ?? '')) : [];
  return [...Object.keys(fieldsOf(properties)), ...extended, ...referred].sort();
}

describe('the contract that the server serves', () => {
  for (const [check, entities] of Object.entries(ENTITIES))
    it(`${check}: defines ${Object.keys(entities).join(' and ')} field for field`, () => {
      for (const [name, fields] of Object.entries(entities))
        expect([name, propertiesOf(schema(name))]).toEqual([name, fields.split(' ').sort()]);
    });

  it('ENTITY-1.6: has a goal for each month from january to december', () => {
    const targets = at(schema('GoalRecord'), 'properties', 'monthlyTargets');
    expect(propertiesOf(fieldsOf(targets))).toEqual(MONTHS.split(' ').sort());
  });

  for (const [check, enumerations] of Object.entries(ENUMERATIONS))
    it(`${check}: allows no other value for ${Object.keys(enumerations).join(' and ')}`, () => {
      for (const [name, values] of Object.entries(enumerations)) expect(schema(name)['enum']).toEqual(values);
    });
});

/** The responses of every GET that lists or describes something, for a member with a plan, an account and a payment. */
async function everyResponse(): Promise<Fields[]> {
  const [paid] = (await get<List<{ member: { memberId: string } }>>(`${ADMIN}/transactions`)).results;
  const member = `${PRACTICE}/member/${paid?.member.memberId}`;
  const summary = await get(`${member}/summary`);
  const [held] = [summary['activePlans'], summary['expiredPlans']].flat();
  const plan = `${member}/plan/${at(held, 'plan', 'planId')}`;
  const urls = [
    '/user',
    '/users',
    '/practices',
    '/support/practice/1/get-support-information',
    '/support/practice/1/get-notifications',
    '/membership/organization/1/practice/1/membership/codes/speciality/General',
    `${ADMIN}/goals`,
    `${ADMIN}/ada-codes`,
    `${ADMIN}/payment-account`,
    `${ADMIN}/plan-fees`,
    `${ADMIN}/transactions`,
    `${PRACTICE}/patient/search`,
    `${member}/detail`,
    `${member}/payment-accounts`,
    `${member}/plan/transactions`,
    `${plan}/payment/due`,
    `${plan}/benefits-summary`,
  ];
  return [summary, ...(await Promise.all(urls.map((url) => get(url))))];
}

/** Each field of a response, at every depth. */
function everyField(value: unknown): [name: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]): [string, unknown][] => [
    [name, each],
    ...everyField(each),
  ]);
}

describe('every response', () => {
  let responses: Fields[];
  let all: [name: string, value: unknown][];
  beforeAll(async () => {
    responses = await everyResponse();
    all = responses.flatMap(everyField);
  });

  it('ENTITY-1.20: contains no password', () => {
    expect(all.map(([name]) => name).filter((name) => /password|hash|secret/i.test(name))).toEqual([]);
    expect(JSON.stringify(responses)).not.toMatch(/argon2|Bridge2026!/);
  });

  it('API-22.2: that lists something is `{info: {records, pages}, results}`', () => {
    const lists = responses.filter((response) => 'results' in response);
    expect(lists).toHaveLength(10);
    for (const { info, ...others } of lists) {
      expect(Object.keys(fieldsOf(info)).sort()).toEqual(['pages', 'records']);
      expect(Object.keys(others)).toEqual(['results']);
    }
  });

  it('API-22.3: has ids that are strings, and numbers with at most two decimals', () => {
    const ids = all.filter(([name]) => /^id$|Id$/.test(name));
    expect(ids.length).toBeGreaterThan(100);
    expect(ids.filter(([, id]) => typeof id !== 'string' && id !== null)).toEqual([]);
    const numbers = all.filter(([, value]) => typeof value === 'number');
    expect(numbers.filter(([, value]) => Number(Number(value).toFixed(2)) !== value)).toEqual([]);
    expect(numbers.map(([name]) => name)).toEqual(
      expect.arrayContaining(['amountDue', 'charge', 'refund', 'currentFee', 'ucrAmount', 'annualMaximum']),
    );
  });

  it('API-22.4: has calendar dates as YYYY-MM-DD, and instants as ISO 8601 with a time zone', () => {
    const texts = all.filter(([, value]) => typeof value === 'string');
    const named = (pattern: RegExp) => texts.filter(([name]) => pattern.test(name)).map(([, text]) => text);
    const dates = named(/^(datePaid|dueDate|birthDate|dateOfBirth|planStartDate|planEndDate|effectiveDate)$/);
    const instants = named(/^(created|requestedAt)$/);
    expect([dates.length > 20, instants.length > 3]).toEqual([true, true]);
    expect(dates.filter((date) => !/^\d{4}-\d\d-\d\d$/.test(String(date)))).toEqual([]);
    const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
    expect(instants.filter((each) => !instant.test(String(each)))).toEqual([]);
  });
});

interface Role {
  name: string;
  permissions: { name: string; group: number; level: string }[];
}

it('PERM-3.1: GET /user has the numeric group of each permission, and its level of four bits', async () => {
  const { roles } = await get<{ roles: Role[] }>('/user');
  const permissions = roles.flatMap((role) => role.permissions);
  const groups = new Map(permissions.map(({ name, group }) => [name, group]));
  expect(Object.fromEntries([...groups].sort())).toEqual({
    ADACodesEditor: 13,
    ADACodesManagement: 13,
    CustomADACodesManagement: 13,
    GoalSettingsManagement: 12,
    PaymentManagementManagement: 14,
    PlanFeesEditor: 15,
    PlanFeesManagement: 15,
    ReadOnlyGeneralNotification: 16,
    ReadOnlyUrgentNotification: 16,
    ReadOnlyWarningNotification: 16,
  });
  expect(permissions.filter(({ level }) => !/^[01]{4}$/.test(level))).toEqual([]);
});

it('PERM-3.2: administrator roles have 1111, the two editor roles 1010, and each viewer role 1000 for its notifications', async () => {
  const { roles } = await get<{ roles: Role[] }>('/user');
  const levelOf = (name: string) => {
    if (name.startsWith('Administrator')) return '1111';
    return name.startsWith('Editor') ? '1010' : '1000';
  };
  expect(roles).toHaveLength(11);
  for (const { name, permissions } of roles)
    expect([name, ...new Set(permissions.map(({ level }) => level))]).toEqual([name, levelOf(name)]);
  const viewers = roles.filter(({ name }) => name.startsWith('Viewer'));
  for (const { name, permissions } of viewers)
    expect([name, ...permissions.map((each) => each.name)]).toEqual([
      name,
      name.replace(/Viewer(.*)/, 'ReadOnly$1Notification'),
    ]);
});
