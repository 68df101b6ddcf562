import { Icon, Keys, VisuallyHidden } from '@harambee/ui';
import { getListboxItemId, KBAR_LISTBOX } from 'kbar';
import { useEffect, useRef } from 'react';
import { isSingleKey } from '../lib/shortcut-keys.ts';
import { shownKeys, spokenKeys } from '../lib/shown-keys.ts';
import * as S from './palette.styles.ts';
import type { PaletteEntry, PaletteGroup } from './palette-entries.ts';

interface PaletteListProps {
  groups: PaletteGroup[];
  active: number;
  withSingleKeys: boolean;
  onPoint: (place: number) => void;
  onChoose: (entry: PaletteEntry) => void;
}

/** The entries in named groups. The focus stays in the search field, which refers to the active entry. */
export function PaletteList({ groups, active, withSingleKeys, onPoint, onChoose }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const option = list.current?.querySelector(`#${getListboxItemId(active)}`);
    // Scrolling to the first entry also shows the heading of its group.
    if (active === 0) list.current?.scrollTo?.({ top: 0 });
    else option?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  let place = -1;
  return (
    <S.List
      ref={list}
      role="listbox"
      id={KBAR_LISTBOX}
      aria-label="Results"
      // A press leaves the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ name, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of a listbox
        <div key={name} role="group" aria-label={name}>
          {name && <S.Group aria-hidden="true">{name}</S.Group>}
          {entries.map((entry) => {
            place += 1;
            const own = place;
            const keys = entry.keys && (withSingleKeys || !isSingleKey(entry.keys)) ? entry.keys : undefined;
            return (
              <S.Entry
                key={entry.id}
                id={getListboxItemId(own)}
                role="option"
                aria-selected={own === active}
                onPointerMove={() => own !== active && onPoint(own)}
                onClick={() => onChoose(entry)}
              >
                <Icon name={entry.icon} />
                <div>
                  <b dir="auto">{entry.name}</b> <small dir="auto">{entry.subtitle}</small>
                </div>
                {keys && (
                  <>
                    <Keys keys={shownKeys(keys)} />
                    <VisuallyHidden>, {spokenKeys(keys)}</VisuallyHidden>
                  </>
                )}
                {!keys && !entry.perform && <Icon name="chevron-right" size={16} />}
              </S.Entry>
            );
          })}
        </div>
      ))}
    </S.List>
  );
}
