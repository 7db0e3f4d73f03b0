import { describe, expect, it } from 'vitest';
import { fields, objectsIn, operations, resolved, schemas } from '#tests/support/contract-document.ts';

/** Field for field as the requirement ENTITY-1 lists them; `timeZone` and `version` are ours. */
const ENTITIES: Readonly<Record<string, string>> = {
  StaffUser: 'id firstName email username phone locked organizations roles permissions',
  Organization: 'id name practices',
  Practice: 'id name phone goal state timeZone',
  Role: 'id name permissions',
  Permission: 'id name group level',
  SupportInformation: 'telephoneNumber weekdayHours weekendHours emailSupport address practiceState',
  Session: 'organization practice user',
  Credentials: 'username password',
  AuthResult: 'accessToken refreshToken expiresIn',
  GoalRecord: 'organizationId practiceId year monthlyTargets',
  MonthlyTarget: 'setting met percent',
  AdaCode: 'id adaCode description ucrAmount specialtyName specialtyCode category isCustomCode',
  Member:
    'address birthDate branding emailAddress emailAddressInfo externalPatientId externalPatientSource firstName lastName fullName middleInitial namePrefix nameSuffix imageUrl phoneNumber subscriberIdentifier userId additionalProperties version',
  MemberProperties: 'IsAddressVerified',
  Address: 'city line1 line2 state zipCode',
  PortalMember:
    'id firstName lastName name phone email birthDate adult address primary emailVerified subscriberIdentifier externalPatientId externalPatientSource',
  MemberPlan:
    'autoRenew coverageLevel coverageLevelId dependents memberId name planStartDate planEndDate planId planStatus properties relationship subscriberIdentifier addAdditionalMemberAmount',
  PlanProperties: 'templateType scheduleDate disabled AddAdditionalMemberAmount',
  PortalPlan:
    'id name status expiresIn autoRenew amountDue addAdditionalMemberAmount type members subscription',
  PatientSummary: 'activePlans futurePlans expiredPlans',
  MemberAndPlan: 'member plan',
  OutstandingPayment: 'amountDue',
  PatientRow:
    'dateOfBirth emailAddress memberId name lastName pastDue patientId planType status subscriberIdentifier',
  PaymentAccount:
    'accountType accountStatus cardType displayName expirationDate id isActive isAutoRenewal isFsa isHsa itemId lastFourCardDigits memberId name practiceId zipCode',
  PlanFee: 'planId planName coverageLevels',
  CoverageLevel:
    'coverageLevelId coverageLevelName currentFee percentageIncrease newFee communicationSendDate effectiveDate isSubscriptionPlan enrollementFee monthlyPaymentAmount isWFRecurringSharePercentage wfRecurringShare rateIncreaseType',
  TransactionFields:
    'adminFeeCharge adminFeeRefund adminFeeSalesTaxCharge adminFeeSalesTaxRefund billingDescriptor charge datePaid dueDate feeSalesTaxCharge feeSalesTaxRefund id lastFour paymentStatus paymentType planName referencedTransactionId refund salesTaxPercent transactionId voided',
  PracticeTransaction: 'member memberName practiceId userName soldByMember',
  BenefitSummary:
    'planId planName hasAnnualMaximums annualMaximum utilizedAnnualMaximum availableAnnualMaximum getAmount explanationOfBenefits discounts hasEmployerContribution employerContribution memberContribution',
  BenefitExplanation: 'name codeGroups benefitRequestStatus requestedAt notificationId notification',
  BenefitCodeGroup: 'codes limit previousProceduresDates limitRemaining',
  BenefitCode: 'cdtCode descriptionOfCdtCodes',
  Notification:
    'id notification notificationType created notificationRoles referenceId memberId status isDismissed typeOfNotification',
  PortalNotification: 'id label date priority type referenceId memberId roles',
  Toast: 'variant title label',
  ProcedureLine: 'customCodeNumber cdtCodeNumber hasUCR fee providerSpeciality quantity',
  ReportToken: 'token',
  MembershipCodes: 'speciality codes',
};

const ENUMERATIONS = {
  PlanStatus: ['Active', 'Expired', 'Inactive', 'None'],
  PaymentStatus: ['Paid', 'Pending', 'Failed', 'Refunded'],
  PaymentType: ['Subscription', 'Refund', 'Upgrade', 'New', 'Credit Card', 'Debit Card', 'Bank Transfer'],
  AccountStatus: ['Active', 'Inactive'],
  Relationship: ['Self', 'Dependent'],
  TemplateType: ['Legacy', 'Ad-hoc'],
  RateIncreaseType: [0, 1],
  NotificationType: ['general', 'important', 'urgent'],
  TypeOfNotification: ['AutoRenewalFailed', 'OfficeCardExpiring', 'BenefitDenied', 'OfficeCardDeclined'],
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
};

const MONTHS = 'january february march april may june july august september october november december';
const none: unknown[] = [];
const namesIn = (schema: unknown): string[] => Object.keys(fields(fields(schema)['properties'])).sort();
const sorted = (names: string): string[] => names.split(' ').sort();

/** A schema with everything that it refers to, by path. */
function everythingIn(schema: unknown, path: string, seen = new Set<unknown>()): [string, object][] {
  return objectsIn(schema, path).flatMap(([where, object]): [string, object][] => {
    const reference = object['$ref'];
    if (typeof reference !== 'string') return [[where, object]];
    if (seen.has(reference)) return [];
    seen.add(reference);
    return everythingIn(resolved(object), reference, seen);
  });
}

const requests = operations.flatMap(({ id, body, parameters }) => [
  ...(body ? everythingIn(body.schema, `${id} body`) : []),
  ...parameters.flatMap((parameter) => everythingIn(parameter['schema'], `${id} ${parameter['name']}`)),
]);
const answers = operations.flatMap(({ id, answers }) =>
  [...answers].flatMap(([status, media]) => (media ? everythingIn(media.schema, `${id} ${status}`) : [])),
);
const pathsOf = (found: readonly [string, object][]): string[] => found.map(([path]) => path);
const isOfType = (type: string) => (entry: readonly [string, object]) =>
  [fields(entry[1])['type']].flat().includes(type);

describe('ENTITY-1: the entities of the contract', () => {
  it.each(Object.entries(ENTITIES))('has %s field for field', (name, names) => {
    expect(namesIn(schemas[name])).toEqual(sorted(names));
  });

  it('has a goal for each month from january to december', () => {
    expect(namesIn(fields(fields(schemas['GoalRecord'])['properties'])['monthlyTargets'])).toEqual(
      sorted(MONTHS),
    );
  });

  it('knows no password in anything that it answers', () => {
    const withPassword = answers.filter(([, schema]) =>
      namesIn(schema).some((name) => /password/i.test(name)),
    );
    expect(pathsOf(withPassword)).toEqual(none);
  });
});

describe('ENTITY-7, PERM-1, PERM-2: the values to choose from', () => {
  it.each(Object.entries(ENUMERATIONS))('are all there for %s', (name, values) => {
    expect(fields(schemas[name])['enum']).toEqual(values);
  });
});

describe('what a request may hold', () => {
  it('is closed at every depth', () => {
    const open = requests
      .filter(isOfType('object'))
      .filter(([, schema]) => fields(schema)['additionalProperties'] !== false);
    expect(pathsOf(open)).toEqual(none);
  });

  it('has an end: texts a greatest length or a list of values, lists a greatest number', () => {
    const bounded = (schema: object) =>
      ['maxLength', 'enum', 'const', 'format'].some((name) => name in schema) ||
      /\{2\}\$$/.test(String(fields(schema)['pattern']));
    expect(pathsOf(requests.filter(isOfType('string')).filter(([, schema]) => !bounded(schema)))).toEqual(
      none,
    );
    const endless = requests.filter(isOfType('array')).filter(([, schema]) => !('maxItems' in schema));
    expect(pathsOf(endless)).toEqual(none);
  });

  it('has no place for the character NUL', () => {
    const patterns = requests.flatMap(([path, schema]) => {
      const {
        pattern,
        enum: values,
        format,
      } = fields(schema) as { pattern?: string; enum?: []; format?: string };
      if (!isOfType('string')([path, schema]) || values || format) return [];
      return [[path, pattern === undefined || new RegExp(pattern, 'u').test('\u0000')]];
    });
    expect(patterns.filter(([, letsNulIn]) => letsNulIn)).toEqual(none);
  });

  it('holds a number between two bounds', () => {
    const numbers = requests.filter((entry) => isOfType('integer')(entry) || isOfType('number')(entry));
    const open = numbers.filter(([, schema]) => {
      const found = fields(schema);
      const hasLeast = 'minimum' in found || 'exclusiveMinimum' in found || 'enum' in found;
      return !hasLeast || !('maximum' in found);
    });
    expect(pathsOf(open)).toEqual(none);
  });
});

describe('what an answer may hold', () => {
  it('is closed at every depth, so that nothing leaves that is not named', () => {
    const isClosed = (schema: object) =>
      [fields(schema)['additionalProperties'], fields(schema)['unevaluatedProperties']].includes(false);
    const open = answers.filter(isOfType('object')).filter(([, schema]) => !isClosed(schema));
    expect([...new Set(pathsOf(open))]).toEqual(['#/components/schemas/TransactionFields']);
  });

  it('has a maximum for every whole number', () => {
    const endless = answers.filter(isOfType('integer')).filter(([, schema]) => !('maximum' in schema));
    expect(pathsOf(endless)).toEqual(none);
  });

  it('API-22: is a page of a list where the call lists something', () => {
    const pages = operations
      .map(({ parameters, answers }) => ({ parameters, schema: resolved(answers.get('200')?.schema) }))
      .filter(
        ({ parameters, schema }) =>
          parameters.some(({ name }) => name === 'Page') || 'results' in fields(schema['properties']),
      );
    expect(pages.map(({ schema }) => schema['required'])).toEqual(pages.map(() => ['info', 'results']));
    expect(pages.length).toBeGreaterThanOrEqual(11);
  });

  it('keeps every entity that no call carries', () => {
    const carried = new Set([...requests, ...answers].map(([path]) => path.split('/').at(-1)));
    const apart = ['Session', 'Toast', 'ProcedureLine', 'PortalMember', 'PortalPlan', 'PortalNotification'];
    expect(apart.filter((name) => carried.has(name))).toEqual(none);
    expect(apart.filter((name) => !(name in schemas))).toEqual(none);
  });
});
