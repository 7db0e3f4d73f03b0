import {
  ChartColumn,
  CircleDollarSign,
  CreditCard,
  FileText,
  type IconNode,
  Landmark,
  LayoutDashboard,
  Settings,
  ShoppingBag,
  Target,
  UsersRound,
} from 'lucide';
import { PAGES, ROUTES } from '#domain/navigation/routes.ts';

const ICONS: Record<string, IconNode> = {
  [ROUTES.dashboard.path]: LayoutDashboard,
  [ROUTES.explorePlans.path]: ShoppingBag,
  [ROUTES.searchPatients.path]: UsersRound,
  [ROUTES.reports.path]: ChartColumn,
  [ROUTES.goalSettings.path]: Target,
  [ROUTES.paymentManagement.path]: CreditCard,
  [ROUTES.revenueManagement.path]: Landmark,
  [ROUTES.feeManagement.path]: CircleDollarSign,
  [PAGES.settings.path]: Settings,
};

export const iconOf = (path: string): IconNode => ICONS[path] ?? FileText;
