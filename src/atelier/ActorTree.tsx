import { memo } from 'react';
import type { LiveActor } from '#domain/atelier/live.ts';
import { addressOf } from './address.ts';

interface TreeProps {
  actors: readonly LiveActor[];
  panel: 'live' | 'replay';
}

/** Rendered again only for other actors, because a busy tab sends thousands of events. */
export const ActorTree = memo(({ actors, panel }: TreeProps) => {
  const byParent = new Map<string, LiveActor[]>();
  for (const actor of actors) byParent.set(actor.parent, [...(byParent.get(actor.parent) ?? []), actor]);
  return <Branch of="" byParent={byParent} panel={panel} />;
}, isSame);

function isSame(before: TreeProps, after: TreeProps): boolean {
  return (
    before.panel === after.panel &&
    before.actors.length === after.actors.length &&
    before.actors.every((actor, index) => actor === after.actors[index])
  );
}

interface BranchProps {
  of: string;
  byParent: ReadonlyMap<string, readonly LiveActor[]>;
  panel: TreeProps['panel'];
}

function Branch({ of, byParent, panel }: BranchProps) {
  const below = byParent.get(of);
  if (below === undefined) return null;
  return (
    <ul className="atelier-actors">
      {below.map(({ session, name, chart }) => (
        <li key={session}>
          {chart === '' ? name : <a href={addressOf(chart, panel)}>{name}</a>}
          <Branch of={session} byParent={byParent} panel={panel} />
        </li>
      ))}
    </ul>
  );
}
