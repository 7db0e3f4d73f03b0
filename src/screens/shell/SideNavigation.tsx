import { Link } from 'wouter';
import type { Rights } from '#domain/access/permissions.ts';
import { type DrawerGroup, isActiveItem, visibleDrawer } from '#domain/navigation/drawer.ts';
import { SETUP_NEEDED, setupOf } from '#domain/navigation/part-setup.ts';
import { pageAt } from '#domain/navigation/routes.ts';
import { selectIsCollapsed, selectIsGroupOpen } from '#machines/drawer/drawer.selectors.ts';
import { selectPath } from '#machines/navigation/navigation.selectors.ts';
import { selectProfilePhase, selectUser } from '#machines/session/session.selectors.ts';
import { useDrawer, useNavigation, useSession, useShellActors } from '#react/actors.tsx';
import { usePageConfig } from '#react/page-config.ts';
import {
  Navigation,
  NavigationFoldingGroup,
  NavigationGroup,
  NavigationItem,
} from '#ui/Navigation/Navigation.tsx';
import { NavigationSkeleton } from '#ui/Navigation/NavigationSkeleton.tsx';
import { copy } from './copy.ts';
import { iconOf } from './icons.ts';

/** LAYOUT-3, LAYOUT-4 */
export function SideNavigation() {
  const user = useSession(selectUser);
  const isLoading = useSession(selectProfilePhase) === 'loadingUser';
  const isCollapsed = useDrawer(selectIsCollapsed);
  return (
    <Navigation label={copy.navigation} shape={isCollapsed ? 'rail' : 'wide'}>
      {isLoading && user === null && <NavigationSkeleton />}
      {user !== null &&
        visibleDrawer(user).map((group) => <Group key={group.name} group={group} rights={user} />)}
    </Navigation>
  );
}

function Group({ group, rights }: { group: DrawerGroup; rights: Rights }) {
  const addresses = usePageConfig();
  const { drawer } = useShellActors();
  const isOpen = useDrawer(selectIsGroupOpen(group.name));
  const path = useNavigation(selectPath);
  const items = group.items.map((item) => (
    <Link key={item.path} href={item.path} asChild>
      <NavigationItem
        icon={iconOf(item.path)}
        isCurrent={isActiveItem(item, path)}
        note={setupOf(pageAt(item.path) ?? 'dashboard', addresses, rights) === 'needed' && SETUP_NEEDED}
      >
        {item.label}
      </NavigationItem>
    </Link>
  ));
  if (group.collapsible !== true) return <NavigationGroup label={group.label}>{items}</NavigationGroup>;
  return (
    <NavigationFoldingGroup
      label={group.label ?? group.name}
      isExpanded={isOpen}
      onToggle={() => drawer.send({ type: 'group.toggle', group: group.name })}
    >
      {items}
    </NavigationFoldingGroup>
  );
}
