import { Icon, IconButton, Keys, media, styled } from '@harambee/ui';
import type { ReactNode } from 'react';
import { assistantButtonId } from '../lib/assistant-ids.ts';
import { isApple, shownKeys } from '../lib/shown-keys.ts';

const Bar = styled.header`
  height: 56px; border-bottom: 1px solid var(--line-soft); display: flex; align-items: center; gap: 6px; padding: 0 16px 0 32px;
  flex: none; position: sticky; top: 0; background: var(--paper); border-radius: var(--r-sheet) var(--r-sheet) 0 0; z-index: 5;
  @media ${media.belowDesktop} { padding: 0 12px; border-radius: 0; }
  @media ${media.phone} { gap: 2px; padding: 0 8px; }
  /* The narrowest phones have room for one sign more only without the words beside the level's sun. */
  @media (max-width: 359px) {
    &:has([data-several]) { gap: 0; padding: 0 4px; }
    &:has([data-pending], [data-several]) b { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`;
const Find = styled.button`
  width: 336px; min-width: 44px; height: 36px; border-radius: var(--r-control); border: 1px solid var(--line); background: var(--card);
  color: var(--ink-3); display: flex; align-items: center; gap: 8px; padding: 0 8px 0 11px; text-align: left; margin-right: auto;
  transition: border-color var(--fast);
  & > span:first-of-type { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  &:hover { border-color: var(--line-control); }
  &:focus-visible { border-radius: var(--r-control); }
  @media ${media.phone} {
    width: 44px; height: 44px; border: 0; background: none; padding: 0; justify-content: center; color: var(--ink-2); margin-right: 0;
    & > span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`;
const Start = styled.span`@media ${media.phone} { margin-right: auto; }`;
const Rafiki = styled.button`
  height: 36px; display: inline-flex; align-items: center; gap: 8px; border-radius: var(--r-control); padding: 0 12px 0 10px;
  font-weight: 600; color: var(--primary-ink); background: var(--primary-tint); margin-left: 4px; flex: none;
  &:hover { box-shadow: inset 0 0 0 1px var(--primary-line); }
  &:focus-visible { border-radius: var(--r-control); }
  @media ${media.phone} {
    width: 44px; height: 44px; padding: 0; justify-content: center; margin: 0; background: none;
    & > span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`;

export interface TopBarProps {
  /** Opens the navigation, only where it is a drawer. */
  onMenu?: () => void;
  onSearch?: () => void;
  isAssistantOpen?: boolean;
  onAssistant?: () => void;
}

interface TopBarViewProps extends TopBarProps {
  /** What there is to tell: network state, level, notifications. */
  children: ReactNode;
  /** The frame of a document has no ids: those are the app's. */
  isFrame?: boolean;
}

/** How the top bar looks, in the app and in the frame of the document (`src/frame`). */
export function TopBarView(props: TopBarViewProps) {
  const { onMenu, onSearch, isAssistantOpen, onAssistant, children, isFrame } = props;
  return (
    <Bar>
      {(onMenu || isFrame) && (
        <Start data-part={isFrame && 'menu'}>
          <IconButton label="Open navigation" icon="menu" aria-haspopup="dialog" onClick={onMenu} />
        </Start>
      )}
      <Find
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K"
        title={`Search or jump to (${isApple ? 'Cmd' : 'Ctrl'}+K)`}
        onClick={onSearch}
      >
        <Icon name="search" />
        <span>Search or jump to…</span>
        <Keys keys={shownKeys(['$mod+k'])} />
      </Find>
      {children}
      <Rafiki
        id={isFrame ? undefined : assistantButtonId}
        type="button"
        aria-label="Rafiki, the assistant"
        aria-expanded={isAssistantOpen ?? false}
        onClick={onAssistant}
      >
        <Icon name="sparkle" />
        <span>Rafiki</span>
      </Rafiki>
    </Bar>
  );
}
