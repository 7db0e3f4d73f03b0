import { TestModel } from '@xstate/test';
import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  assign,
  createMachine,
} from 'xstate';
import { describeChart, transitionId } from '#atelier/describe.ts';
import type { ChartName } from '#machines/index.ts';
import { openPorts } from '#machines/port.ts';
import type { AnyModel, Step } from './model.ts';
import { delayStep, eventStep, outcomeStep } from './options.ts';
import { textOf } from './text.ts';

type Config = Record<string, unknown>;

interface Limit {
  /** What `@xstate/test` gets wrong or cannot do. */
  except: 'everything' | 'delays';
  why: string;
}

/** The charts that `@xstate/test` cannot walk as they are. Each other chart it walks whole. */
export const STOCK_LIMITS: Partial<Record<ChartName, Limit>> = {
  benefits: {
    except: 'everything',
    why: 'Its chart raises an event, and @xstate/test has nothing that executes an action other than assign.',
  },
  navigation: {
    except: 'everything',
    why: 'Its chart raises an event, and @xstate/test has nothing that executes an action other than assign.',
  },
  notifications: {
    except: 'delays',
    why: 'Its stream is silent beside a list that waits for it. As plain events these delays have no order.',
  },
  portal: {
    except: 'everything',
    why: 'Its chart starts an actor, and @xstate/test has nothing that executes an action other than assign.',
  },
  session: {
    except: 'delays',
    why: 'Two of its delays run side by side. As plain events they have no order, and never end at the same time.',
  },
  tokenStore: {
    except: 'everything',
    why: 'Its chart raises an event, and @xstate/test has nothing that executes an action other than assign.',
  },
};

/**
 * A chart as `@xstate/test` can take it: it refuses delays and invoked actors, so both become ordinary events, named as
 * the interpreter names them but for the `xstate.` in front. Its graph knows from where to where an event leads, and not
 * by which transitions: these are heard while it is made.
 */
export function stockModel(model: AnyModel, start: AnyMachineSnapshot) {
  const steps = allSteps(model);
  const machine = plainMachine(model.machine, start);
  const transitionsOn = transitionsHeard(machine);
  const stock = new TestModel<AnyMachineSnapshot, AnyEventObject, unknown>(machine, {
    events: (snapshot) => steps.filter((step) => model.isWorthTaking(snapshot, step)).map(plainEvent),
    serializeState: (snapshot) => plainKey(model, snapshot),
    serializeEvent: eventKey,
  });
  return { stock, transitionsOn };
}

/** By which transitions an event leads on from a snapshot, once somebody has asked the machine where it leads. */
function transitionsHeard(machine: AnyStateMachine) {
  const heard = new WeakMap<AnyMachineSnapshot, Map<string, readonly string[]>>();
  const listened = new WeakSet<AnyActorScope['system']>();
  const now: string[] = [];
  const { transition } = machine;
  machine.transition = (snapshot, event, scope) => {
    if (!listened.has(scope.system)) {
      listened.add(scope.system);
      scope.system.inspect((told) => {
        if (told.type === '@xstate.microstep') now.push(...told._transitions.map(transitionId));
      });
    }
    now.length = 0;
    const next = transition(snapshot, event, scope);
    const ways = heard.get(snapshot) ?? new Map<string, readonly string[]>();
    heard.set(snapshot, ways.set(eventKey(event), [...now]));
    return next;
  };
  return (from: AnyMachineSnapshot, event: AnyEventObject): readonly string[] =>
    heard.get(from)?.get(eventKey(event)) ?? [];
}

/** State, and as much of the context as the model says: without it a context that grows would never end. */
export function plainKey({ abstraction }: AnyModel, snapshot: AnyMachineSnapshot): string {
  return textOf([snapshot.value, abstraction(snapshot)]);
}

export function eventKey(event: AnyEventObject): string {
  return textOf(event);
}

/** A step's event, by the name that it has in the plain chart. */
export function plainEvent({ event }: Step): AnyEventObject {
  const { actorId: _, type, ...payload } = event;
  return { type: plainName(type), ...payload };
}

/** Whatever can happen anywhere: here a delay may end and outside work may come back in any state that waits for them. */
function allSteps({ machine, events, outcomes }: AnyModel): Step[] {
  const delays = describeChart(machine).transitions.filter(({ kind }) => kind === 'delay');
  return [
    ...Object.entries(events).flatMap(([type, cases]) => cases.map((given) => eventStep(type, given))),
    ...Object.entries(outcomes).flatMap(([actor, named]) =>
      Object.entries(named).map(([name, outcome]) => outcomeStep(actor, name, outcome)),
    ),
    ...delays.map(({ id, delayMs }) =>
      delayStep({ leftMs: delayMs ?? 0, event: { type: id.split('|')[1] ?? '' } }),
    ),
  ];
}

function plainMachine(machine: AnyStateMachine, { context }: AnyMachineSnapshot): AnyStateMachine {
  const { guards, actions } = machine.implementations;
  const outward = [
    ...openPorts(machine).map((name) => name.slice(machine.id.length + 1)),
    ...Object.keys(actions).filter((name) => isMessage(actions[name])),
  ];
  const harmless = outward.map((name) => [name, assign({})]);
  return createMachine(
    { ...plainState(machine.config, machine.id), context },
    { guards, actions: { ...actions, ...Object.fromEntries(harmless) } },
  );
}

/** A message to another chart changes nothing in this one. */
function isMessage(action: unknown): boolean {
  return typeof action === 'function' && 'type' in action && action.type === 'xstate.sendTo';
}

function plainState(config: Config, id: string): Config {
  const { invoke, after, states, on, ...rest } = config;
  const outcomes = listOf(invoke).flatMap((actor): [string, unknown][] => [
    [`done.actor.${actor['id']}`, actor['onDone']],
    [`error.actor.${actor['id']}`, actor['onError']],
  ]);
  const delays = Object.entries(recordOf(after)).map(([name, way]) => [`after.${name}.${id}`, way]);
  const ways = [...Object.entries(recordOf(on)), ...outcomes, ...delays].filter(
    ([, way]) => way !== undefined,
  );
  const inner = Object.entries(recordOf(states)).map(([key, state]) => [
    key,
    plainState(recordOf(state), `${id}.${key}`),
  ]);
  return {
    ...rest,
    ...(ways.length > 0 ? { on: Object.fromEntries(ways) } : {}),
    ...(inner.length > 0 ? { states: Object.fromEntries(inner) } : {}),
  };
}

/** A transition's id, as the plain chart has it. */
export function plainTransition(id: string): string {
  return id.split('|').map(plainName).join('|');
}

function plainName(type: string): string {
  return type.replace(/^xstate\./, '');
}

function listOf(value: unknown): Config[] {
  return value === undefined ? [] : [value].flat().map(recordOf);
}

function recordOf(value: unknown): Config {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
