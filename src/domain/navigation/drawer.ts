import {
  type AccessRule,
  ADMIN_GROUP_RULE,
  ADMIN_RULES,
  passes,
  type Rights,
} from '../access/permissions.ts';
import { PAGES, type PageName, pageAt, pageOf } from './routes.ts';

const PATIENT_PAGES = (Object.keys(PAGES) as PageName[]).filter((name) => pageOf(name).needsMember);

export interface DrawerItem {
  label: string;
  path: string;
  /** LAYOUT-4 */
  activeOn: readonly PageName[];
  rule?: AccessRule;
}

export interface DrawerGroup {
  name: string;
  label?: string;
  collapsible?: true;
  rule?: AccessRule;
  items: readonly DrawerItem[];
}

/** LAYOUT-3, LAYOUT-9 */
export const DRAWER: readonly DrawerGroup[] = [
  { name: 'home', items: [item('Dashboard', 'dashboard')] },
  {
    name: 'plans',
    label: 'Plans',
    items: [
      item('Purchase Plan', 'explorePlans', 'purchasePlan', 'purchaseFrame', 'compareFrame'),
      item('Manage Patients', 'searchPatients', 'renewalFrame', 'addMemberFrame', ...PATIENT_PAGES),
    ],
  },
  { name: 'reporting', label: 'Reporting', items: [item('Report', 'reports')] },
  {
    name: 'admin',
    label: 'Admin',
    collapsible: true,
    rule: ADMIN_GROUP_RULE,
    items: [
      { ...item('Goal Settings', 'goalSettings'), rule: ADMIN_RULES.goalSettings },
      {
        ...item('Payment Management', 'paymentManagement', 'practiceTransactions', 'dayClose'),
        rule: ADMIN_RULES.paymentManagement,
      },
      { ...item('Revenue Management', 'revenueManagement'), rule: ADMIN_RULES.revenueManagement },
      { ...item('Manage Plan Fees', 'feeManagement', 'editPlanFee'), rule: ADMIN_RULES.planFees },
    ],
  },
];

export function visibleDrawer(rights: Rights, drawer: readonly DrawerGroup[] = DRAWER): DrawerGroup[] {
  const isVisible = ({ rule }: { rule?: AccessRule }) => rule === undefined || passes(rights, rule);
  return drawer
    .filter(isVisible)
    .map((group) => ({ ...group, items: group.items.filter(isVisible) }))
    .filter((group) => group.items.length > 0);
}

export function isActiveItem(item: DrawerItem, path: string): boolean {
  const page = pageAt(path);
  return page !== undefined && item.activeOn.includes(page);
}

export function foldingGroupAt(path: string): string | undefined {
  return DRAWER.find(
    (group) => group.collapsible === true && group.items.some((entry) => isActiveItem(entry, path)),
  )?.name;
}

function item(label: string, ...pages: [PageName, ...PageName[]]): DrawerItem {
  return { label, path: PAGES[pages[0]].path, activeOn: pages };
}
