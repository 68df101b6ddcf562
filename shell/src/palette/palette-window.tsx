import { Global, Icon, IconButton, Keys, media, useMediaQuery, VisuallyHidden } from '@harambee/ui';
import { KBarPortal, KBarSearch, useKBar, useMatches, VisualState } from 'kbar';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSingleKeys } from '../lib/single-keys.ts';
import * as S from './palette.styles.ts';
import { groupsOf, type PaletteEntry } from './palette-entries.ts';
import { PaletteList } from './palette-list.tsx';
import { useFoundProposals } from './use-found-proposals.ts';

/** The active index while there are no entries. */
const nobody = -1;

/** The open palette: search field, results in groups, and help for the keys. */
export function PaletteWindow() {
  return (
    <KBarPortal>
      <Global styles={S.pageHeld} />
      <Open />
    </KBarPortal>
  );
}

function Open() {
  const { query, search, root, pointed } = useKBar(
    ({ searchQuery, currentRootActionId, actions, activeIndex }) => ({
      search: searchQuery,
      root: currentRootActionId ? actions[currentRootActionId]?.name : undefined,
      pointed: activeIndex,
    }),
  );
  const navigate = useNavigate();
  const [withSingleKeys] = useSingleKeys();
  const isPhone = useMediaQuery(media.phone);
  const { results } = useMatches();
  const found = useFoundProposals(root ? '' : search, (path) => navigate(path));
  const groups = groupsOf(results, found.entries);
  const entries = groups.flatMap((group) => group.entries);
  const active = entries.length === 0 ? nobody : Math.min(Math.max(0, pointed), entries.length - 1);
  useFocusReturned();

  // A new search activates the first result.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what makes it another one
  useEffect(() => query.setActiveIndex(0), [query, search, root]);
  // Tells screen readers which entry is active.
  useEffect(() => {
    if (pointed !== active) query.setActiveIndex(active);
  }, [query, pointed, active]);

  const close = () => query.setVisualState(VisualState.animatingOut);
  const choose = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    if (entry.perform) {
      close();
      entry.perform();
    } else {
      query.setSearch('');
      query.setCurrentRootAction(entry.id);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = entries.length - 1;
    const to: Record<string, number> = {
      ArrowDown: active === last ? 0 : active + 1,
      ArrowUp: active === 0 ? last : active - 1,
      PageDown: Math.min(last, active + 8),
      PageUp: Math.max(0, active - 8),
    };
    const place = to[event.key];
    if (place !== undefined && last >= 0) query.setActiveIndex(place);
    else if (event.key === 'Enter') choose(entries[active]);
    // Nothing else in here takes the focus.
    else if (event.key !== 'Tab') return;
    event.preventDefault();
  };

  return (
    <S.Scrim onPointerDown={(event) => event.target === event.currentTarget && close()}>
      <S.Box role="dialog" aria-modal="true" aria-label="Command palette" data-palette="" data-raised>
        <S.Ask>
          <Icon name="search" size={20} />
          {root && <S.Within>{root}</S.Within>}
          {/* kbar clears the search when it opens and closes, but shows results only for a key: within a submenu the key differs. */}
          <KBarSearch
            key={root}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-label={root ? `${root}: type a command or search` : 'Type a command or search'}
            defaultPlaceholder="Type a command or search..."
            onKeyDown={onKeyDown}
          />
          {isPhone ? <IconButton label="Close" icon="close" onClick={close} /> : <Keys keys={['Esc']} />}
        </S.Ask>
        <PaletteList
          groups={groups}
          active={active}
          withSingleKeys={withSingleKeys}
          onPoint={query.setActiveIndex}
          onChoose={choose}
        />
        <Status count={entries.length} found={found} />
        <S.Foot aria-hidden="true">
          <span>
            <Keys keys={['↑', '↓']} /> move
          </span>
          <span>
            <Keys keys={['↵']} /> open
          </span>
          {root && (
            <span>
              <Keys keys={['⌫']} /> back
            </span>
          )}
          <span style={{ marginLeft: 'auto' }}>Turn single-key shortcuts off in Settings</span>
        </S.Foot>
      </S.Box>
    </S.Scrim>
  );
}

/** The number of results, and what is still loading, in words. */
function Status({ count, found }: { count: number; found: ReturnType<typeof useFoundProposals> }) {
  return (
    <div role="status">
      {found.hasFailed && (
        <S.Word data-small>We couldn’t search your proposals. Try again in a moment.</S.Word>
      )}
      {count === 0 && (
        <S.Word>{found.isAsking ? 'Searching your proposals…' : 'Nothing found. Try another word.'}</S.Word>
      )}
      {count > 0 && !found.isAsking && (
        <VisuallyHidden>{count === 1 ? '1 result' : `${count} results`}</VisuallyHidden>
      )}
    </div>
  );
}

/** Returns the focus if it closes without opening a page. */
function useFocusReturned() {
  // Remembers the focus before the field takes it.
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const { activeElement } = document;
      const isLost = activeElement === null || activeElement === document.body;
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
    },
    [before],
  );
}
