import { TestModel } from '@xstate/test';
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  assign,
  createMachine,
} from 'xstate';
import { describeChart } from '#atelier/describe.ts';
import type { ChartName } from '#machines/index.ts';
import { openPorts } from '#machines/port.ts';
import type { AnyModel, Step } from './model.ts';
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
  session: {
    except: 'delays',
    why: 'Two of its delays run side by side. As plain events they have no order, and never end at the same time.',
  },
};

/**
 * A chart as `@xstate/test` can take it: it refuses delays and invoked actors, so both become ordinary events, named as
 * the interpreter names them but for the `xstate.` in front.
 */
export function stockModel(model: AnyModel, start: AnyMachineSnapshot) {
  const events = plainEvents(model);
  return new TestModel<AnyMachineSnapshot, AnyEventObject, unknown>(plainMachine(model.machine, start), {
    events: (snapshot) =>
      events.filter((event) => model.isWorthTaking(snapshot, { kind: 'event', label: event.type, event })),
    serializeState: (snapshot) => plainKey(model, snapshot),
    serializeEvent: eventKey,
  });
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

function plainEvents({ machine, events, outcomes }: AnyModel): AnyEventObject[] {
  const delays = describeChart(machine).transitions.filter(({ kind }) => kind === 'delay');
  return [
    ...Object.entries(events).flatMap(([type, cases]) =>
      cases.map((given) => {
        const { case: _, ...payload } = given as { case?: string };
        return { type, ...payload };
      }),
    ),
    ...Object.entries(outcomes).flatMap(([actor, named]) =>
      Object.values(named).map((outcome) => ({
        type: `${'error' in outcome ? 'error' : 'done'}.actor.${actor}`,
        ...outcome,
      })),
    ),
    ...delays.map(({ id }) => ({ type: plainName(id.split('|')[1] ?? '') })),
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

function plainName(type: string): string {
  return type.replace(/^xstate\./, '');
}

function listOf(value: unknown): Config[] {
  return value === undefined ? [] : [value].flat().map(recordOf);
}

function recordOf(value: unknown): Config {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
