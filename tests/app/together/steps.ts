import type { ActorRefFrom } from 'xstate';
import type { CommandAct } from '#domain/navigation/command-act.ts';
import type { Leave } from '#domain/navigation/leaving.ts';
import { selectEmailField, selectPasswordField } from '#machines/login/login.selectors.ts';
import {
  selectEntries,
  selectHasBell,
  selectIsOpen,
} from '#machines/notifications/notifications.selectors.ts';
import { selectLogin } from '#machines/session/session.selectors.ts';
import type { takePaymentMachine } from '#machines/take-payment/take-payment.machine.ts';
import { selectToast } from '#machines/toast-queue/toast-queue.selectors.ts';
import { dialogsOf, isOpen, type Rules } from './rules.ts';
import type { World } from './world.ts';

/** The possible next steps, by name. */
export type Steps = Record<string, () => void>;

const WAITS_MS = [300, 5_000, 10_000, 60_000];
const COMMANDS: Readonly<Record<string, CommandAct>> = {
  profile: { kind: 'open', what: 'profile' },
  password: { kind: 'open', what: 'password' },
  support: { kind: 'open', what: 'support' },
  sheet: { kind: 'sheet' },
  'sign out': { kind: 'signOut' },
  'other practice': { kind: 'practice', practiceId: 'p2' },
};
const LEAVES: Readonly<Record<string, Leave>> = {
  dashboard: { kind: 'page', path: '/' },
  payment: { kind: 'page', path: '/payment' },
  'payment of the patient': { kind: 'patient', practiceId: 'p1', memberId: '10000001', path: '/payment' },
  'sign out': { kind: 'signOut' },
};

/**
 * The next steps, in groups that a walk chooses from with equal probability, except that responses and payments weigh
 * more. A dialog covers the page, so the user reaches nothing behind it.
 */
export function stepsIn(world: World, rules: Rules): Steps[] {
  const isFree = isOpen(world) && dialogsOf(world).length === 0;
  const ofServer = answers(world, rules);
  const ofUser = isFree ? [page(world), bell(world), payment(world, rules), payment(world, rules)] : [];
  const groups = [ofServer, ofServer, ofServer, outside(world), signIn(world), toast(world), ...ofUser];
  if (isOpen(world)) groups.push(dialog(world));
  return groups.filter((group) => Object.keys(group).length > 0);
}

function answers(world: World, rules: Rules): Steps {
  const { waiting } = world.server;
  const isHeard = ({ signal, port }: (typeof waiting)[number]) => !signal.aborted || port === 'takePayment';
  return Object.fromEntries(
    waiting.filter(isHeard).flatMap((request) =>
      Object.entries(world.server.answersTo(request)).map(([name, answer]) => [
        `${request.port}: ${name}`,
        () => {
          waiting.splice(waiting.indexOf(request), 1);
          try {
            const output = answer();
            noteOutcome(rules, request.input, output);
            request.resolve(output);
          } catch (error) {
            noteOutcome(rules, request.input, error);
            request.reject(error);
          }
        },
      ]),
    ),
  );
}

/** Approved, declined or not received: the client may send a payment again. */
function noteOutcome(rules: Rules, input: unknown, outcome: unknown): void {
  const key = (input as { key?: string } | undefined)?.key;
  const { kind, status } = (outcome ?? {}) as { kind?: string; status?: number };
  if (key !== undefined && (['approved', 'declined', 'notReceived'].includes(kind ?? '') || status === 422))
    rules.settle(key);
}

function outside({ session, clock, streams, server }: World): Steps {
  const send = (event: Parameters<typeof session.send>[0]) => () => session.send(event);
  const stream = (event: () => { type: string }) => () => {
    for (const next of streams) next(event());
  };
  return {
    ...Object.fromEntries(WAITS_MS.map((ms) => [`${ms} ms pass`, () => clock.increment(ms)])),
    'token refused': send({ type: 'token.refused' }),
    'signed out elsewhere': send({ type: 'session.endedElsewhere' }),
    'ann signs in elsewhere': send({ type: 'session.startedElsewhere', userId: 'ann' }),
    'session retry': send({ type: 'session.retry' }),
    ...(streams.size === 0
      ? {}
      : {
          'stream begins': stream(() => ({ type: 'stream.begin', position: 1 })),
          'stream ends': stream(() => ({ type: 'stream.end' })),
          'notification arrives': stream(() => {
            const entry = server.notification();
            return { type: 'stream.arrive', position: server.arrivals, entry } as { type: string };
          }),
        }),
  };
}

function signIn({ session }: World): Steps {
  const login = selectLogin(session.getSnapshot());
  if (login === undefined) return {};
  return {
    'submit the login': () => {
      const change = (value: string) => ({ type: 'field.change', field: 'text', value }) as const;
      selectEmailField(login.getSnapshot())?.send(change('ann@a.test'));
      selectPasswordField(login.getSnapshot())?.send(change('Molar.7'));
      login.send({ type: 'login.submit' });
    },
  };
}

function toast({ toasts }: World): Steps {
  if (selectToast(toasts.getSnapshot()) === null) return {};
  return {
    'toast: undo': () => toasts.send({ type: 'toast.act' }),
    'toast: dismiss': () => toasts.send({ type: 'toast.dismiss' }),
  };
}

function page({ actors, shell, widget }: World): Steps {
  if (actors === undefined || shell === undefined) return {};
  const leaves = Object.entries(LEAVES).map(([name, leave]) => [
    `leave: ${name}`,
    () => actors.leaving.send({ type: 'leave.request', leave }),
  ]);
  const commands = Object.entries({ ...COMMANDS, menu: { kind: 'menu' } as const }).map(([name, act]) => [
    `shortcut: ${name}`,
    () => shell.send({ type: 'command.take', act }),
  ]);
  const edits = {
    'unsaved changes': () => widget?.send({ type: 'work.begin' }),
    'saved changes': () => widget?.send({ type: 'work.end' }),
  };
  return { ...Object.fromEntries([...leaves, ...commands]), ...(widget && edits) };
}

function bell({ actors }: World): Steps {
  const bellRef = actors?.notifications;
  const snapshot = bellRef?.getSnapshot();
  if (bellRef === undefined || snapshot === undefined || !selectHasBell(snapshot)) return {};
  if (!selectIsOpen(snapshot)) return { 'open the bell': () => bellRef.send({ type: 'panel.open' }) };
  const [first] = selectEntries(snapshot);
  return {
    'close the bell': () => bellRef.send({ type: 'panel.close' }),
    'clear the list': () => bellRef.send({ type: 'list.clear' }),
    ...(first && {
      'dismiss the first': () => bellRef.send({ type: 'entry.dismiss', id: first.notification.id }),
    }),
  };
}

function payment({ patient }: World, rules: Rules): Steps {
  const children: Readonly<Record<string, unknown>> = patient?.getSnapshot().children ?? {};
  const ref = children['takePayment'] as ActorRefFrom<typeof takePaymentMachine> | undefined;
  if (ref === undefined) return {};
  return {
    review: () => ref.send({ type: 'payment.review' }),
    'confirm twice': () => {
      if (ref.getSnapshot().matches('reviewing')) rules.decisions += 1;
      ref.send({ type: 'payment.confirm' });
      ref.send({ type: 'payment.confirm' });
    },
    'check now': () => ref.send({ type: 'payment.check' }),
    'charge twice': () => {
      ref.send({ type: 'payment.charge' });
      ref.send({ type: 'payment.charge' });
    },
    discard: () => ref.send({ type: 'payment.discard' }),
    again: () => ref.send({ type: 'payment.again' }),
  };
}

function dialog(world: World): Steps {
  const { actors } = world;
  if (actors === undefined) return {};
  const { profile, password, support, commandMenu, leaving } = actors;
  const choices = Object.entries(COMMANDS).map(([name, act]) => [
    `menu: ${name}`,
    () => commandMenu.send({ type: 'command.choose', act }),
  ]);
  const steps: Record<string, Steps> = {
    profile: { 'close the profile': () => profile.send({ type: 'dialog.close' }) },
    password: { 'close the password': () => password.send({ type: 'password.close' }) },
    support: { 'close support': () => support.send({ type: 'support.close' }) },
    menu: {
      'close the menu': () => commandMenu.send({ type: 'menu.close' }),
      ...Object.fromEntries(choices),
    },
    sheet: { 'close the sheet': () => commandMenu.send({ type: 'sheet.close' }) },
    leaving: {
      leave: () => leaving.send({ type: 'leave.confirm' }),
      stay: () => leaving.send({ type: 'leave.refuse' }),
    },
  };
  return Object.assign({}, ...dialogsOf(world).map((name) => steps[name]));
}
