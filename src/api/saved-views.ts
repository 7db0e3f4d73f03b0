import { NO_CHOICES, type PatientChoices } from '#domain/patient/patient-choices.ts';
import type { PatientSortField } from '#domain/patient/patient-search.ts';
import type { PatientView } from '#domain/patient/patient-view.ts';
import type { SavedView, SavedViews } from '#domain/patient/saved-view.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import type { components } from './schema.d.ts';
import { type Guard, isAbsentOr, isFlag, isListOf, isNumber, isRecordOf, isText } from './shape.ts';
import { withStored } from './stored.ts';

type Received = components['schemas']['SavedView'];

const isReceived = isRecordOf<Received>({
  name: isText,
  view: isText as Guard<PatientView>,
  sortField: isText as Guard<PatientSortField>,
  sortOrder: isText as Guard<'asc' | 'desc'>,
  status: isAbsentOr(isText) as Guard<Received['status']>,
  planName: isAbsentOr(isText) as Guard<Received['planName']>,
  pastDue: isAbsentOr(isFlag) as Guard<Received['pastDue']>,
  endsWithin: isAbsentOr(isNumber) as Guard<Received['endsWithin']>,
  hasCard: isAbsentOr(isFlag) as Guard<Received['hasCard']>,
  emailVerified: isAbsentOr(isFlag) as Guard<Received['emailVerified']>,
});
const isReceivedList = isRecordOf<{ version: number; views: Received[] }>({
  version: isNumber,
  views: isListOf(isReceived),
});

const PATH = '/patient-management/practice/{practiceId}/patient/saved-views';

export async function getSavedViews(
  client: PortalClient,
  practiceId: string,
  signal: AbortSignal,
): Promise<SavedViews> {
  const call = client.GET(PATH, { params: { path: { practiceId } }, signal });
  return adapted(await answerOf(call, isReceivedList));
}

export async function setSavedViews(
  client: PortalClient,
  practiceId: string,
  { version, views }: SavedViews,
): Promise<SavedViews> {
  const body = { version, views: views.map(onTheWire) };
  const call = client.PUT(PATH, { params: { path: { practiceId } }, body });
  return adapted(await answerOf(call, isReceivedList).catch(withStored(isReceivedList, adapted)));
}

const adapted = ({ version, views }: { version: number; views: readonly Received[] }): SavedViews => ({
  version,
  views: views.map(({ name, view, sortField, sortOrder, ...filters }) => ({
    name,
    search: { view, sort: { field: sortField, order: sortOrder }, choices: choicesOf(filters) },
  })),
});

const choicesOf = (filters: object): PatientChoices => ({
  ...NO_CHOICES,
  ...Object.fromEntries(Object.entries(filters).map(([field, value]) => [field, String(value)])),
});

function onTheWire({ name, search: { view, sort, choices } }: SavedView): Received {
  const { status, planName, pastDue, endsWithin, hasCard, emailVerified } = choices;
  return {
    name,
    view,
    sortField: sort.field,
    sortOrder: sort.order,
    ...(status !== '' && { status: status as NonNullable<Received['status']> }),
    ...(planName !== '' && { planName }),
    ...(pastDue !== '' && { pastDue: pastDue === 'true' }),
    ...(endsWithin !== '' && { endsWithin: Number(endsWithin) }),
    ...(hasCard !== '' && { hasCard: hasCard === 'true' }),
    ...(emailVerified !== '' && { emailVerified: emailVerified === 'true' }),
  };
}
