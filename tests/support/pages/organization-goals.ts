import { expect } from 'vitest';
import { pageModel } from '#charts/page/page-model.ts';
import { selectIsCopyOpen, selectPhase } from '#machines/organization-goals/organization-goals.selectors.ts';
import { COPY_REFUSED, organizationGoalsModel } from '#tests/machines/organization-goals.model.ts';
import { BUSY } from '#tests/support/failures.ts';
import { because, canDo, type Drive, pressFirst, type SnapshotOf } from './drive.ts';
import { organizationGoals, pasteInto, recordedGoals } from './goal-settings.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotOf<typeof organizationGoalsModel>;

const can = canDo<typeof organizationGoalsModel>({
  'year.show': (snapshot) => !selectIsCopyOpen(snapshot),
  'goals.show': (snapshot) => !snapshot.matches('waiting') && !selectIsCopyOpen(snapshot),
  'organization.load': (snapshot) => snapshot.matches('failed'),
  'practices.select': (snapshot, { isSelected }) =>
    !selectIsCopyOpen(snapshot) &&
    selectPhase(snapshot) === 'shown' &&
    isSelected === (snapshot.context.selected.length === 0),
  'copy.open': (snapshot) =>
    snapshot.matches('choosing') && snapshot.context.version !== null && snapshot.context.selected.length > 0,
  otherwise: (snapshot) => snapshot.matches('confirming'),
});

export const organizationGoalsPage = pageModel({
  model: organizationGoalsModel,
  scenes: { 'two practices': { input: { practiceId: '1', mayEdit: true }, can } },
  notOnPage: because('the dialog covers the goals of the year', 'organizationGoals.copying|year.show|0'),
});

const [ORGANIZATION, COPY] = ['/goals/organization', '/goals/copy'];

const practice = (practiceId: string, name: string, version: number) => ({
  practiceId,
  name,
  version,
  total: { setting: 420_000, met: 336_000, percent: 80 },
});
const ALDER_STREET = practice('1', 'Alder Street Dental', 3);
const BIRCH_LANE = practice('2', 'Birch Lane Dental', 0);

export const driveOrganizationGoals: Drive<typeof organizationGoalsModel> = async (adapter, harness) => {
  const answer = await harness.pause(ORGANIZATION, COPY);
  /** The year's goals, and the response to saving them. */
  await harness.respondTo('/goals', () => ({ ...recordedGoals(1969, 3), message: 'Goals set successfully' }));
  const sees = (snapshot: Snapshot) => {
    const { selected, failure } = snapshot.context;
    const isOpen = selectIsCopyOpen(snapshot);
    return shows(adapter, readOrganization, {
      phase: snapshot.matches('waiting') ? 'no page' : selectPhase(snapshot),
      isSelected: selectPhase(snapshot) === 'shown' && selected.length > 0,
      dialog: isOpen,
      failure: failure?.message ?? '',
      isBusy: snapshot.hasTag('busy'),
    });
  };
  let isOnPage = false;
  return {
    async open() {
      isOnPage = false;
      await harness.open('/payment-management');
    },
    do: {
      /** The goals page sends its year when it opens, and again after each save. */
      async 'year.show'() {
        if (!isOnPage) {
          isOnPage = true;
          const pressed = () => adapter.inPage(pressLink, 'Goal Settings');
          return expect.poll(pressed, { timeout: adapter.timeoutMs }).toBe(true);
        }
        await adapter.inPage(pasteInto, ['December', '$1,200.00'] as const);
        await adapter.click('button', 'Save changes');
      },
      /** The goals page sends its version when its goals load. */
      'goals.show': async () => undefined,
      'organization.load': () => adapter.click('button', 'Try again'),
      'practices.select': () => adapter.inPage(pressFirst, '[aria-label="Select Birch Lane Dental"]'),
      'copy.open': () => adapter.click('button', 'Copy goals to 1 practice'),
      'copy.confirm': () => adapter.clickAt('.dialog-actions .button:last-child'),
      'copy.close': () => adapter.click('button', 'Cancel'),
    },
    answer: {
      'loadOrganization → read': () => answer(ORGANIZATION, 200, organizationGoals(ALDER_STREET, BIRCH_LANE)),
      'loadOrganization → server down': () => answer(ORGANIZATION, 503, BUSY),
      'copyGoals → copied': () => answer(COPY, 200, { message: 'Goals copied successfully' }),
      'copyGoals → changed by another user': () => answer(COPY, 409, COPY_REFUSED),
      'copyGoals → server down': () => answer(COPY, 503, BUSY),
    },
    see: everyState(organizationGoalsPage, sees),
  };
};

/** @returns whether the link is there */
function pressLink(name: string): boolean {
  const link = dom.all('nav a').find(({ innerText }) => innerText.trim() === name);
  link?.click();
  return link !== undefined;
}

function readOrganization() {
  const card = dom.all('.goals .card').find((each) => dom.words('.card-title', each) === 'All practices');
  const alert = dom.words('[role=alert] .state-message-words, [role=alert]', card);
  const [table] = dom.all('.table-frame', card);
  const shown = table?.dataset['status'] === 'ready' ? 'shown' : 'loading';
  const phase = alert === '' ? shown : 'failed';
  const alerts = `${alert} ${dom.words('.dialog [role=alert]')}`;
  return {
    phase: card === undefined ? 'no page' : phase,
    isSelected: dom.has('.goals .card .table-body input:checked'),
    dialog: dom.has('.dialog'),
    failure: /The server is busy\.|Someone else .* Nothing was copied\./.exec(alerts)?.[0] ?? '',
    isBusy: dom.has('.dialog [aria-busy=true]'),
  };
}
