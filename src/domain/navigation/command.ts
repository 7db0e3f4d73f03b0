import { managesPractice } from '../access/may-act.ts';
import { ADMIN_RULES, passes, type Rights } from '../access/permissions.ts';
import { type StaffUser, sortedByName } from '../access/staff.ts';
import { type FoundPatient, factsOf } from '../patient/found-patient.ts';
import { type Appearance, DENSITIES, SCHEMES, THEMES } from '../session/appearance.ts';
import type { PageConfig } from '../session/page-config.ts';
import type { Selection } from '../session/selection.ts';
import { hasWords } from '../text/word-match.ts';
import type { CommandAct } from './command-act.ts';
import { DRAWER, type DrawerItem } from './drawer.ts';
import { ASK_FOR_ACCESS } from './navigation.ts';
import { SETUP_NEEDED, setupOf } from './part-setup.ts';
import { PAGES, type PageName, pageAt } from './routes.ts';

export interface MenuCommand {
  id: string;
  name: string;
  about?: string;
  /** Why the user can't run it (PERM-5). */
  why?: string;
  alias?: string;
  act: CommandAct;
}

export interface MenuGroup {
  name: string;
  commands: readonly MenuCommand[];
}

export interface CommandSetting {
  user: StaffUser;
  selection: Selection;
  appearance: Appearance;
  hasBell: boolean;
  addresses: Pick<PageConfig, 'widgets' | 'marketplaceUrl' | 'reportUrl'>;
}

const THEME_NAMES: Record<Appearance['theme'], string> = {
  default: 'Blue',
  orange: 'Orange',
  green: 'Green',
  purple: 'Purple',
  aqua: 'Aqua',
  'dark-blue': 'Dark blue',
};
const SCHEME_NAMES: Record<Appearance['scheme'], string> = {
  system: 'Match system',
  light: 'Light',
  dark: 'Dark',
};
const DENSITY_NAMES: Record<Appearance['density'], string> = {
  comfortable: 'Comfortable',
  compact: 'Compact',
};

export function commandsFor(setting: CommandSetting): MenuGroup[] {
  const { user, selection, addresses } = setting;
  const open = (commands: readonly MenuCommand[]) => commands.flatMap((each) => setUp(each, user, addresses));
  const groups = [
    { name: 'Current patient', commands: selection.memberId === null ? [] : open(patientPageCommands()) },
    { name: 'Actions', commands: open(ACTIONS) },
    { name: 'Go to', commands: open(pageCommands(user)) },
    { name: 'Switch practice', commands: practiceCommands(user, selection) },
    { name: 'Appearance', commands: appearanceCommands(setting.appearance) },
    { name: 'Account and help', commands: accountCommands(setting.hasBell, managesPractice(user)) },
  ];
  return groups.filter(({ commands }) => commands.length > 0);
}

/** A page that is not configured is marked, or left out for a user who can't set it up (WIDGET-6). */
function setUp(command: MenuCommand, rights: Rights, addresses: CommandSetting['addresses']): MenuCommand[] {
  const page = command.act.kind === 'page' ? pageAt(command.act.path) : undefined;
  const setup = page === undefined ? 'done' : setupOf(page, addresses, rights);
  if (setup === 'hidden') return [];
  return [setup === 'needed' && command.why === undefined ? { ...command, about: SETUP_NEEDED } : command];
}

export function commandsFound(groups: readonly MenuGroup[], typed: string): MenuGroup[] {
  return groups
    .map(({ name, commands }) => ({
      name,
      commands: commands.filter((command) =>
        hasWords(`${command.name} ${command.about ?? ''} ${command.alias ?? ''}`, typed),
      ),
    }))
    .filter(({ commands }) => commands.length > 0);
}

export const patientCommand =
  (practiceId: string) =>
  (patient: FoundPatient): MenuCommand => {
    const [born, memberId] = factsOf(patient);
    return {
      id: `patient-${memberId}`,
      name: patient.name,
      about: `DOB ${born} · ID ${memberId}`,
      act: { kind: 'patient', practiceId, memberId },
    };
  };

const ACTIONS: readonly MenuCommand[] = [
  {
    id: 'new-patient',
    name: 'New patient',
    alias: 'add create sell',
    act: { kind: 'page', path: PAGES.purchasePlan.path },
  },
  {
    id: 'past-due',
    name: 'Show past-due patients',
    alias: 'overdue owing collect reminders',
    act: { kind: 'page', path: `${PAGES.searchPatients.path}?view=pastDue` },
  },
];

function pageCommands(rights: Rights): MenuCommand[] {
  const items: Omit<DrawerItem, 'activeOn'>[] = DRAWER.flatMap((group) => group.items);
  const inside = [PAGES.practiceTransactions, PAGES.dayClose].map(({ path, title, area }) => ({
    label: title,
    path,
    rule: ADMIN_RULES[area],
  }));
  return [...items, ...inside].map(({ label, path, rule }) => ({
    id: `page-${path}`,
    name: label,
    act: { kind: 'page', path },
    ...(rule !== undefined && !passes(rights, rule) && { why: ASK_FOR_ACCESS }),
  }));
}

const PATIENT_PAGES: readonly PageName[] = [
  'overview',
  'benefitSummary',
  'managePayments',
  'transactions',
  'treatmentSummary',
  'paymentArrangementPlans',
  'payment',
  'editMember',
  'patientPurchasePlan',
  'comparePlans',
];

function patientPageCommands(): MenuCommand[] {
  return PATIENT_PAGES.map((page) => {
    const { path, title } = PAGES[page];
    return { id: `page-${path}`, name: title, act: { kind: 'page', path } };
  });
}

function practiceCommands({ organizations }: StaffUser, selection: Selection): MenuCommand[] {
  const own = organizations.find(({ id }) => id === selection.organizationId);
  const practices = sortedByName(own?.practices ?? []).filter(({ id }) => id !== selection.practiceId);
  const others = sortedByName(organizations).filter(
    ({ id, practices: inside }) => id !== selection.organizationId && inside.length > 0,
  );
  return [
    ...practices.map(
      ({ id, name }): MenuCommand => ({
        id: `practice-${id}`,
        name,
        about: own?.name ?? '',
        alias: 'switch practice',
        act: { kind: 'practice', practiceId: id },
      }),
    ),
    ...others.map(
      ({ id, name }): MenuCommand => ({
        id: `organization-${id}`,
        name,
        about: 'Organization',
        alias: 'switch practice',
        act: { kind: 'organization', organizationId: id },
      }),
    ),
  ];
}

/** Leaves out the current settings. */
function appearanceCommands(appearance: Appearance): MenuCommand[] {
  const changes: { name: string; change: Partial<Appearance> }[] = [
    ...SCHEMES.map((scheme) => ({ name: `Theme: ${SCHEME_NAMES[scheme]}`, change: { scheme } })),
    ...DENSITIES.map((density) => ({ name: `Density: ${DENSITY_NAMES[density]}`, change: { density } })),
    ...THEMES.map((theme) => ({ name: `Accent color: ${THEME_NAMES[theme]}`, change: { theme } })),
  ];
  return changes
    .filter(({ change }) =>
      Object.entries(change).some(([word, value]) => appearance[word as keyof Appearance] !== value),
    )
    .map(({ name, change }) => ({
      id: `appearance-${Object.values(change).join()}`,
      name,
      alias: 'appearance theme scheme look',
      act: { kind: 'appearance', change },
    }));
}

/** PERM-8 */
const MANAGER_COMMANDS: readonly MenuCommand[] = [
  {
    id: `page-${PAGES.staff.path}`,
    name: PAGES.staff.title,
    alias: 'people users roles invite employee',
    act: { kind: 'page', path: PAGES.staff.path },
  },
  {
    id: `page-${PAGES.practice.path}`,
    name: PAGES.practice.title,
    alias: 'office settings time zone hours phone contact receipts',
    act: { kind: 'page', path: PAGES.practice.path },
  },
];

function accountCommands(hasBell: boolean, isManager: boolean): MenuCommand[] {
  const opens = (what: (CommandAct & { kind: 'open' })['what'], name: string, alias = ''): MenuCommand => ({
    id: `open-${what}`,
    name,
    alias,
    act: { kind: 'open', what },
  });
  return [
    ...(hasBell ? [opens('notifications', 'Notifications', 'bell')] : []),
    opens('profile', 'View Profile', 'permissions roles'),
    {
      id: `page-${PAGES.settings.path}`,
      name: PAGES.settings.title,
      alias: 'appearance sessions everywhere preferences',
      act: { kind: 'page', path: PAGES.settings.path },
    },
    ...(isManager ? MANAGER_COMMANDS : []),
    opens('password', 'Update Password', 'change'),
    opens('support', 'Help', 'support phone'),
    { id: 'sheet', name: 'Keyboard shortcuts', alias: 'keys', act: { kind: 'sheet' } },
    { id: 'sign-out', name: 'Logout', alias: 'sign out log off', act: { kind: 'signOut' } },
  ];
}
