import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import type { PageDriver } from '#charts/page/walk.ts';
import type { Harness } from '../harness.ts';
import './dom.ts';
import type { PageAdapter } from './page-adapter.ts';

interface ModelOf {
  machine: AnyStateMachine;
}

export type SnapshotOf<Model extends ModelOf> = SnapshotFrom<Model['machine']>;

/** Drives the page of the model's chart through the adapter, which does the rest of a page driver. */
export type Drive<Model extends ModelOf> = (
  adapter: PageAdapter,
  harness: Harness,
) => Promise<Omit<PageDriver<Model['machine']>, keyof PageAdapter>>;

type Condition<Model extends ModelOf, Event> = (snapshot: SnapshotOf<Model>, event: Event) => boolean;
type EventOf<Model extends ModelOf> = EventFromLogic<Model['machine']>;

type Conditions<Model extends ModelOf> = {
  [Type in EventOf<Model>['type']]?: Condition<Model, Extract<EventOf<Model>, { type: Type }>>;
} & {
  /** Of the events without a condition of their own. By default, the page can always send them. */
  otherwise?: Condition<Model, EventOf<Model>>;
};

/**
 * Whether a page can take a step: an event under its condition. Outside work can always end, and time can pass. No page
 * causes a defect in a child chart.
 */
export const canDo =
  <Model extends ModelOf>(conditions: Conditions<Model>) =>
  (snapshot: SnapshotOf<Model>, step: Step): boolean => {
    if (step.kind !== 'event') return !step.label.endsWith('→ breaks');
    const byType: Record<string, Condition<Model, never> | undefined> = conditions;
    const condition = byType[step.event.type] ?? byType['otherwise'];
    return condition?.(snapshot, step.event as never) ?? true;
  };

/** The same for a page with a date field: a click or Tab leaves the field first, which formats its text. */
export const leavesDateFirst =
  <Model extends ModelOf>(
    field: string,
    dateIn: (snapshot: SnapshotOf<Model>) => string,
    can: (snapshot: SnapshotOf<Model>, step: Step) => boolean,
  ) =>
  (snapshot: SnapshotOf<Model>, step: Step): boolean => {
    const isTyped = /^\d+$/.test(dateIn(snapshot));
    const isLeaving =
      step.kind !== 'event' || (step.event.type === 'field.blur' && step.event['field'] === field);
    return (isLeaving || !isTyped) && can(snapshot, step);
  };

/** No event that is not listed. */
export const nothingElse = (): boolean => false;

/** Transitions that no page can take, for the same reason. */
export const because = (why: string, ...transitions: string[]) =>
  transitions.map((transition) => ({ transition, why }));

/** The child charts that only a defect ends. */
export const endedByDefect = (parent: string, ...children: string[]) =>
  because(
    'only a defect in the chart ends it',
    ...children.map((child) => `${parent}|xstate.error.actor.${child}|0`),
  );

/** Leaves a field by the Tab key. */
export async function leaveField(adapter: PageAdapter, label: string): Promise<void> {
  await adapter.focus(label);
  await adapter.press('Tab');
}

/** Clicks where the pointer can't. Runs in the page. */
export const pressFirst = (selector: string): void => dom.all(selector)[0]?.click();

/** The same in the topmost dialog, or on the last such element. */
export const pressLast = (selector: string): void => dom.all(selector).at(-1)?.click();

/** Types into a field of a dialog, by its label, or into any field, by a selector. Does not leave it. Runs in the page. */
export function typeInto([field, text]: readonly [labelOrSelector: string, text: string]): void {
  const input = dom.labeled(field) ?? dom.input(field);
  if (input === null) throw new Error(`There is no field ${field}`);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Chooses a file. Runs in the page. */
export function chooseFile({ name, type, size }: { name: string; type: string; size: number }): void {
  const input = dom.input('.file-drop-input');
  if (input === null) throw new Error('There is no field for a file');
  const files = new DataTransfer();
  files.items.add(new File(['x'.repeat(size)], name, { type }));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
