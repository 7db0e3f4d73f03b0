import type { CommandAct } from '#domain/navigation/command.ts';
import { PAGES } from '#domain/navigation/routes.ts';
import type { ShellActors } from '#react/actors.tsx';

type CommandHearers = Pick<
  ShellActors,
  'leaving' | 'look' | 'profile' | 'password' | 'support' | 'notifications'
>;

/** Does what a command stands for. What leads away from the page asks first where work would be lost. */
export function takeCommand(act: CommandAct, hearers: CommandHearers): void {
  const { leaving, look } = hearers;
  switch (act.kind) {
    case 'page':
    case 'practice':
    case 'organization':
    case 'signOut':
      leaving.send({ type: 'leave.ask', leave: act });
      break;
    case 'patient':
      leaving.send({ type: 'leave.ask', leave: { ...act, path: PAGES.overview.path } });
      break;
    case 'look':
      look.send({ type: 'look.choose', change: act.change });
      break;
    case 'open':
      open(act.what, hearers);
      break;
    case 'sheet':
  }
}

function open(
  what: (CommandAct & { kind: 'open' })['what'],
  { profile, password, support, notifications }: CommandHearers,
): void {
  switch (what) {
    case 'profile':
      profile.send({ type: 'dialog.open' });
      break;
    case 'password':
      password.send({ type: 'password.open' });
      break;
    case 'support':
      support.send({ type: 'support.open' });
      break;
    case 'notifications':
      notifications.send({ type: 'panel.open' });
  }
}
