import type { components } from '#api/schema.d.ts';
import { mayChangeStandardCodes } from '#domain/access/may-act.ts';
import { centsOfDollars, dollarsOf, dollarsOrNull } from '#domain/money/money.ts';
import type { Handlers } from '../http/call.ts';
import { conflict, forbidden, notFound, unprocessable } from '../http/http-error.ts';
import { listAnswer, pageWanted, wholeList } from '../http/lists.ts';
import type { Services } from '../services.ts';
import type { MembershipCode } from './procedure-codes.queries.ts';
import type { CodeFields, ListedCode } from './procedure-codes.ts';

type Wire = components['schemas'];
type ProcedureCodes = Pick<
  Handlers,
  | 'listAdaCodes'
  | 'getAdaCodeGroups'
  | 'changeUcrAmounts'
  | 'createAdaCode'
  | 'updateAdaCode'
  | 'deleteAdaCode'
  | 'listMembershipCodes'
  | 'selectMembershipCodes'
  | 'listProcedures'
>;

const EXISTS = 'This code already exists. Enter another code.';
const STANDARD_STAYS = "Standard codes can't be deleted.";
const STANDARD_IS_FIXED = 'For standard codes you can only change the fee.';
const CODE_CHANGED = 'Someone else changed this code. Check the stored values and try again.';
const CODES_CHANGED = 'Someone else changed these codes. Check the stored amounts and try again.';
const CODES_DELETED = 'Someone else deleted some of these codes. Try again without them.';
const INVALID_AMOUNT = 'Enter an amount between $0.00 and $1,000,000.00.';
const NEEDED = "A plan uses this code, so it can't be deleted.";
const NOT_OF_SPECIALITY = "One of the codes isn't in this specialty.";

export const procedureCodes = ({ codes, ucrAmounts }: Services): ProcedureCodes => ({
  async listAdaCodes({ params, query }) {
    const wanted = pageWanted(query);
    const page = await codes.list(params.practiceId, {
      ...wanted,
      codePart: query.AdaCode,
      text: query.Text,
      specialty: query.SpecialtyName,
      category: query.Category,
      isCustom: query.IsCustomCode,
      isUnusual: query.IsUnusual,
      sort: { field: query.SortField, order: query.SortOrder },
    });
    return listAnswer(page, wanted, codeOnTheWire);
  },

  getAdaCodeGroups: ({ params }) => codes.groups(params.practiceId),

  async createAdaCode({ params, body }) {
    const added = await codes.add(params.practiceId, fieldsOf(body));
    if (!added) throw conflict('procedureCodeExists', EXISTS);
    return codeOnTheWire(added);
  },

  async updateAdaCode({ params, body, access }) {
    const code = await codes.find(params.practiceId, params.adaCodeId);
    if (!code) throw notFound();
    if (!code.isCustomCode && !mayChangeStandardCodes(access)) throw forbidden();
    const { version, ...fields } = body;
    const outcome = await codes.change(params.practiceId, code.id, fieldsOf(fields), version);
    switch (outcome.kind) {
      case 'changed':
        return codeOnTheWire(outcome.code);
      case 'stale':
        throw conflict('procedureCodeChanged', CODE_CHANGED, [codeOnTheWire(outcome.code)]);
      case 'protected':
        throw conflict('standardCodeProtected', STANDARD_IS_FIXED);
      case 'taken':
        throw conflict('procedureCodeExists', EXISTS);
      default:
        throw notFound();
    }
  },

  async changeUcrAmounts({ params, body, access }) {
    const { kind, value } = body;
    const outcome = await ucrAmounts.change(
      params.practiceId,
      body.codes.map(({ adaCodeId, version, ucrAmount }) => ({
        id: adaCodeId,
        version,
        ...(ucrAmount !== undefined && { ucrCents: centsOfDollars(ucrAmount) }),
      })),
      kind === 'amount'
        ? { kind, cents: centsOfDollars(value) }
        : { kind, hundredths: centsOfDollars(value) },
      mayChangeStandardCodes(access),
    );
    switch (outcome.kind) {
      case 'changed':
        return wholeList(outcome.codes, codeOnTheWire);
      case 'stale':
        throw conflict('procedureCodeChanged', CODES_CHANGED, outcome.codes.map(codeOnTheWire));
      case 'deleted':
        throw conflict('procedureCodeDeleted', CODES_DELETED, outcome.codes.map(codeOnTheWire));
      case 'protected':
        throw forbidden();
      default:
        throw unprocessable('invalidUcrAmount', INVALID_AMOUNT);
    }
  },

  async deleteAdaCode({ params }) {
    const code = await codes.find(params.practiceId, params.adaCodeId);
    if (!code) throw notFound();
    if (!code.isCustomCode) throw conflict('standardCodeProtected', STANDARD_STAYS);
    if (!(await codes.remove(code.id))) throw conflict('procedureCodeInUse', NEEDED);
  },

  async listProcedures({ params }) {
    const found = await codes.listAll(params.practiceId);
    return {
      procedures: found.map(({ adaCode, description, category, ucrCents }) => ({
        cdtCode: adaCode,
        descriptionOfCdtCodes: description,
        category,
        ucrAmount: dollarsOf(ucrCents),
      })),
    };
  },

  async listMembershipCodes({ params }) {
    const { practiceId, speciality } = params;
    const found = await codes.listOfSpeciality(practiceId, speciality);
    return { speciality, codes: found.map(membershipCodeOnTheWire) };
  },

  async selectMembershipCodes({ params, body }) {
    const { speciality, codeIds } = body;
    const found = await codes.select(params.practiceId, speciality, codeIds);
    if (!found) throw unprocessable('otherSpecialty', NOT_OF_SPECIALITY);
    return { speciality, codes: found.map(membershipCodeOnTheWire) };
  },
});

const fieldsOf = ({ ucrAmount, ...fields }: Wire['AdaCodeFields']): CodeFields => ({
  ...fields,
  ucrCents: centsOfDollars(ucrAmount),
});

const codeOnTheWire = ({ ucrCents, medianCents, ...code }: ListedCode): Wire['AdaCode'] => ({
  ...code,
  medianAmount: dollarsOrNull(medianCents),
  ucrAmount: dollarsOf(ucrCents),
});

const membershipCodeOnTheWire = ({ ucrCents, ...code }: MembershipCode): Wire['MembershipCode'] => ({
  ...code,
  ucrAmount: dollarsOf(ucrCents),
});
