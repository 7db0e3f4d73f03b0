import {
  Bell,
  Building2,
  type IconNode,
  Keyboard,
  KeyRound,
  LifeBuoy,
  LogOut,
  Palette,
  RotateCcw,
  Search,
  UserPlus,
  UserRound,
} from 'lucide';
import type { CommandAct } from '#domain/navigation/command-act.ts';
import type { MenuLine } from '#domain/navigation/menu-view.ts';
import { PAGES } from '#domain/navigation/routes.ts';
import { iconOf } from '../icons.ts';

const OPENED: Record<(CommandAct & { kind: 'open' })['what'], IconNode> = {
  notifications: Bell,
  profile: UserRound,
  password: KeyRound,
  support: LifeBuoy,
};

const ICONS = {
  patient: UserRound,
  practice: Building2,
  organization: Building2,
  appearance: Palette,
  sheet: Keyboard,
  searchBox: Search,
  signOut: LogOut,
  retry: RotateCcw,
} as const satisfies Partial<Record<MenuLine['act']['kind'], IconNode>>;

export function iconOfAct(act: MenuLine['act']): IconNode {
  if (act.kind === 'page')
    return act.path === PAGES.purchasePlan.path ? UserPlus : iconOf(act.path.replace(/\?.*/, ''));
  return act.kind === 'open' ? OPENED[act.what] : ICONS[act.kind];
}
