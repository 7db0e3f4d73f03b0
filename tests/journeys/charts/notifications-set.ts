import type { Page } from 'playwright-core';
import type { Notification } from '#domain/notification/notification.ts';
import { notification, OFFICE, OTHER_BELL } from '#tests/support/notifications.ts';
import { type BellSet, FULL_STORAGE } from '#tests/support/pages/notifications.ts';
import type { PageAdapter } from '#tests/support/pages/page-adapter.ts';
import { staffUser } from '#tests/support/staff-user.ts';
import { leaveSignedIn } from './accounts.ts';
import { fillStorage } from './full-storage.ts';
import { heldBell } from './held-bell.ts';
import { heldCalls } from './held-calls.ts';
import { heldStorage } from './held-storage.ts';

/** The page about a patient, to which a notification leads, waits for ever: nobody knows these practices. */
const PATIENT_CALLS = '**/api/patient-management/**';
const BUSY = { status: 503, reason: 'Unavailable', message: 'The server is busy.' };
const DONE = { message: 'Done' };
const ANN = staffUser({
  roles: ['ViewerUrgent', 'AdministratorPaymentManagement'].map((name) => ({
    id: name,
    name,
    permissions: [],
  })),
});

/** A notification as the server sends it. */
export const onTheWire = ({ label, date, priority, type, roles, ...rest }: Notification) => ({
  ...rest,
  notification: label,
  created: date,
  notificationType: priority,
  typeOfNotification: type,
  notificationRoles: roles,
  status: 'Open',
  isDismissed: false,
});

const answered = (entries: readonly Notification[]) => ({
  info: { records: entries.length, pages: Math.min(entries.length, 1) },
  results: entries.map(onTheWire),
});

/** The built portal with the bell's calls, its stream and its storage on command. */
export async function notificationsSet(page: Page, adapter: PageAdapter): Promise<BellSet> {
  const storage = await heldStorage(page, ['save']);
  const user = await heldCalls(page, '**/api/user');
  const bell = await heldBell(page);
  await page.route(PATIENT_CALLS, () => undefined);
  let isFull = false;
  let entries: readonly Notification[] = [];

  const answerUser = async () => (await user.next()).fulfill({ json: ANN });
  const say = (event: string, id: number, data: object) =>
    bell.tell('say', `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`);

  async function selectPractice(name: string): Promise<void> {
    await adapter.click('button', /^Practice/);
    await adapter.click('menuitemradio', name);
    await storage.tell('save');
  }

  async function show(isVisible: boolean): Promise<void> {
    await page.evaluate(
      (state) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
        document.dispatchEvent(new Event('visibilitychange'));
      },
      isVisible ? 'visible' : 'hidden',
    );
  }

  /** The page is another one by then, and comes to where the chart is. */
  async function opensPatient(): Promise<void> {
    await storage.tell('save');
    await page.waitForURL('**/view-patient/benefit-summary');
    await answerUser();
    await say('ready', 58, {});
    await bell.answer('lists', 200, answered(entries));
  }

  return {
    async open(scene) {
      isFull = scene === FULL_STORAGE;
      entries = [notification()];
      await leaveSignedIn(page, 'admin@bridgework.test');
      user.forget();
      await page.goto('/');
    },
    seesAsked: bell.sees,
    do: {
      async 'scope.change'({ scope }) {
        if (scope === null) {
          await adapter.click('button', /^Account menu for/);
          await adapter.click('menuitem', 'Logout');
        } else if (scope.practiceId === OTHER_BELL.practiceId) await selectPractice('Birch Lane');
        else if ((await page.locator('.bell-button').count()) > 0) await selectPractice('Willow Street');
        else {
          await answerUser();
          await page.locator('.bell-button').waitFor();
          if (isFull) await fillStorage(page, 'session');
        }
      },
      'stream.beat': () => bell.tell('say', ':\n\n'),
      'stream.begin': ({ position }) => say('ready', position, {}),
      async 'stream.arrive'({ position }) {
        entries = [OFFICE, notification()];
        await say('notification', position, onTheWire(OFFICE));
      },
      'stream.end': () => bell.tell('end'),
      'stream.fail': () => bell.tell('breakOff'),
      'page.hide': () => show(false),
      'page.show': () => show(true),
    },
    answer: {
      'loadNotifications → loaded': () => bell.answer('lists', 200, answered(entries)),
      'loadNotifications → none': () => bell.answer('lists', 200, answered([])),
      'loadNotifications → server down': () => bell.answer('lists', 503, BUSY),
      'doTask → done': () => bell.answer('tasks', 200, DONE),
      'doTask → refused': () => bell.answer('tasks', 503, BUSY),
      'storeSelection → stored': opensPatient,
      'storeSelection → storage full': () => storage.tell('save'),
    },
  };
}
