import { Global, Icon, IconButton, Keys, media, useMediaQuery, VisuallyHidden } from '@harambee/ui';
import { KBarPortal, useKBar, useMatches, VisualState } from 'kbar';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSingleKeys } from '../layout/single-keys.ts';
import * as S from './palette.styles.ts';
import { groupsOf, type PaletteEntry } from './palette-entries.ts';
import { listId, optionId, PaletteList } from './palette-list.tsx';
import { useFoundProposals } from './use-found-proposals.ts';

/** What opens: the question, the answers in groups, and how to use the keys. */
export function PaletteWindow() {
  return (
    <KBarPortal>
      <Global styles={S.pageHeld} />
      <Open />
    </KBarPortal>
  );
}

function Open() {
  const { query, search, root } = useKBar(({ searchQuery, currentRootActionId, actions }) => ({
    search: searchQuery,
    root: currentRootActionId ? actions[currentRootActionId]?.name : undefined,
  }));
  const navigate = useNavigate();
  const [withSingleKeys] = useSingleKeys();
  const isPhone = useMediaQuery(media.phone);
  const { results } = useMatches();
  const found = useFoundProposals(root ? '' : search, (path) => navigate(path));
  const groups = groupsOf(results, found.entries);
  const entries = groups.flatMap((group) => group.entries);
  const [pointed, setPointed] = useState(0);
  const active = Math.min(pointed, Math.max(0, entries.length - 1));
  useFocusKept(query);

  // Another question: the first answer is meant again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what makes it another one
  useEffect(() => setPointed(0), [search, root]);

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
    if (place !== undefined && last >= 0) setPointed(place);
    else if (event.key === 'Enter') choose(entries[active]);
    else if (event.key === 'Backspace' && search === '' && root) query.setCurrentRootAction(null);
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
          <input
            ref={query.inputRefSetter}
            role="combobox"
            aria-expanded="true"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-controls={listId}
            aria-activedescendant={entries.length > 0 ? optionId(active) : undefined}
            aria-label={root ? `${root}: type a command or search` : 'Type a command or search'}
            placeholder="Type a command or search..."
            autoComplete="off"
            spellCheck={false}
            value={search}
            onChange={(event) => query.setSearch(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {isPhone ? <IconButton label="Close" icon="close" onClick={close} /> : <Keys keys={['Esc']} />}
        </S.Ask>
        <PaletteList
          groups={groups}
          active={active}
          withSingleKeys={withSingleKeys}
          onPoint={setPointed}
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
          <span style={{ marginLeft: 'auto' }}>Shortcuts can be changed in Settings</span>
        </S.Foot>
      </S.Box>
    </S.Scrim>
  );
}

/** How many answers there are, and what is not known yet, in words. */
function Status({ count, found }: { count: number; found: ReturnType<typeof useFoundProposals> }) {
  return (
    <div role="status">
      {found.hasFailed && <S.Word data-small>Your proposals could not be searched just now.</S.Word>}
      {count === 0 && (
        <S.Word>{found.isAsking ? 'Searching your proposals…' : 'Nothing found. Try another word.'}</S.Word>
      )}
      {count > 0 && !found.isAsking && (
        <VisuallyHidden>{count === 1 ? '1 result' : `${count} results`}</VisuallyHidden>
      )}
    </div>
  );
}

/** Into the field when it opens, and back to where one was when it closes without leading anywhere. */
function useFocusKept(query: ReturnType<typeof useKBar>['query']) {
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    query.getInput().focus();
    return () => {
      const { activeElement } = document;
      const isLost = activeElement === null || activeElement === document.body;
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [before, query]);
}
