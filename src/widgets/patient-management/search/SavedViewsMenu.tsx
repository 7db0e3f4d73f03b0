import { useSelector } from '@xstate/react';
import { Bookmark } from 'lucide';
import { type PatientSearchRef, selectSearch } from '#machines/patient-search/patient-search.selectors.ts';
import {
  type SavedViewsRef,
  selectPhase,
  selectSavedViews,
} from '#machines/saved-views/saved-views.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Menu, MenuHeading, MenuItem, MenuSeparator } from '#ui/Menu/Menu.tsx';
import * as copy from './copy.ts';

interface SavedViewsProps {
  saved: SavedViewsRef;
  search: PatientSearchRef;
}

export function SavedViewsMenu({ saved, search }: SavedViewsProps) {
  const phase = useSelector(saved, selectPhase);
  const known = useSelector(saved, selectSavedViews);
  const views = phase === 'ready' ? known : [];
  const name = () => {
    const { view, choices, sort } = selectSearch(search.getSnapshot());
    saved.send({ type: 'name.open', subject: { kind: 'new', search: { view, choices, sort } } });
  };
  return (
    <Menu
      label={copy.SAVED_VIEWS}
      align="end"
      trigger={<Button icon={<Icon of={Bookmark} />}>{copy.SAVED_VIEWS}</Button>}
    >
      {views.map((view) => (
        <MenuItem
          key={view.name}
          onSelect={() => search.send({ type: 'savedView.open', search: view.search })}
        >
          {view.name}
        </MenuItem>
      ))}
      {views.length > 0 && <MenuSeparator />}
      {phase === 'loading' && <MenuHeading title={copy.SAVED_VIEWS}>{copy.LOADING}</MenuHeading>}
      {phase === 'failed' && (
        <MenuItem onSelect={() => saved.send({ type: 'load.retry' })}>{copy.VIEWS_NOT_LOADED}</MenuItem>
      )}
      {phase === 'ready' && <MenuItem onSelect={name}>{copy.SAVE_VIEW}</MenuItem>}
      {views.length > 0 && (
        <MenuItem onSelect={() => saved.send({ type: 'list.open' })}>{copy.EDIT_VIEWS}</MenuItem>
      )}
    </Menu>
  );
}
