import styled from '@emotion/styled';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icons/icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { room } from '../theme/room.ts';

export interface Tab<Id extends string = string> {
  id: Id;
  label: string;
  /** The progress of its content: an icon beside the label, and text for screen readers. */
  mark?: { tone: 'success' | 'error' | 'none'; words: string };
  /** Name of the panel if the tab's own name is also that of a field in it. */
  panelLabel?: string;
  panel: ReactNode;
}

export interface TabsProps<Id extends string = string> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** `line` below a page's heading; `segments` in a narrow form, with all panels as tall as the tallest. */
  look?: 'line' | 'segments';
}

const List = styled.div`
  &[data-look='line'] {
    display: flex; gap: 24px; border-bottom: 1px solid var(--line); margin-bottom: 24px; overflow-x: auto; scrollbar-width: none;
  }
  &[data-look='line'] > button {
    padding: 0 0 12px; color: var(--ink-2); white-space: nowrap; position: relative; line-height: 20px; flex: none;
  }
  &[data-look='line'] > button:hover { color: var(--ink); }
  &[data-look='line'] > button[aria-selected='true'] { color: var(--ink); font-weight: 600; }
  &[data-look='line'] > button[aria-selected='true']::after {
    content: ''; position: absolute; inset: auto 0 0; height: 2px; background: var(--primary); border-radius: 2px 2px 0 0;
  }
  &[data-look='line'] > button:focus-visible { outline-offset: -2px; }
  &[data-look='segments'] {
    display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; background: var(--sunken); border: 1px solid var(--line);
    border-radius: 10px; padding: 3px; margin-bottom: 24px;
  }
  &[data-look='segments'] > button { min-height: 36px; border-radius: 7px; color: var(--ink-2); }
  &[data-look='segments'] > button[aria-selected='true'] {
    background: var(--card); box-shadow: 0 0 0 1px var(--line); color: var(--ink); font-weight: 600;
  }
  @container ${room.narrow} {
    &[data-look='line'] { margin: 0 -16px 16px; padding: 0 16px; gap: 20px; }
    &[data-look='line'] > button { min-height: 44px; padding: 0; }
    &[data-look='segments'] > button { min-height: 44px; }
  }
  @media (forced-colors: active) { & > button[aria-selected='true'] { outline: 2px solid Highlight; outline-offset: -2px; } }
`;
const Mark = styled.i`
  display: inline-grid; place-items: center; width: 16px; height: 16px; margin-left: 6px; border-radius: 50%;
  vertical-align: -3px; border: 1.5px solid var(--line-control);
  &[data-tone='success'] { background: var(--primary); border-color: var(--primary); color: var(--on-primary); }
  &[data-tone='error'] { border: 2px solid var(--danger); }
`;
const Stack = styled.div`
  display: grid;
  & > * { grid-area: 1 / 1; min-width: 0; }
  & > [data-off] { visibility: hidden; }
`;

/** Space beside the selected tab at the edge of a scrolled row. */
const rowEdge = 16;

/** Tabs with one stop for the Tab key; arrows, Home and End move and select. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, look = 'line' }: TabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  // On a phone the row may be wider than the screen: the chosen tab must be visible, even if the address chose
  // it.
  useLayoutEffect(() => {
    const row = list.current;
    const chosen = document.getElementById(`${base}-tab-${value}`);
    if (!row || !chosen) return;
    const start = chosen.offsetLeft - row.offsetLeft;
    const end = start + chosen.offsetWidth;
    if (end > row.scrollLeft + row.clientWidth) row.scrollLeft = end - row.clientWidth + rowEdge;
    else if (start < row.scrollLeft) row.scrollLeft = start - rowEdge;
  }, [base, value]);
  const tabId = (id: string) => `${base}-tab-${id}`;
  const panelId = (id: string) => `${base}-panel-${id}`;

  const markId = (id: string) => `${base}-mark-${id}`;

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    // Starts from the focus, because the selection follows later and keys may be faster.
    const at = buttons.findIndex((button) => button === event.target);
    const last = tabs.length - 1;
    const target = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at <= 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const tab = target === undefined ? undefined : tabs[target];
    if (!tab || target === undefined) return;
    event.preventDefault();
    onChange(tab.id);
    buttons[target]?.focus();
  };

  const panel = (tab: Tab<Id>) => (
    <div
      key={tab.id}
      role="tabpanel"
      id={panelId(tab.id)}
      aria-labelledby={tab.panelLabel ? undefined : tabId(tab.id)}
      aria-label={tab.panelLabel}
      data-off={tab.id !== value || undefined}
    >
      {tab.panel}
    </div>
  );

  return (
    <>
      <List ref={list} role="tablist" aria-label={label} data-look={look} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={tabId(tab.id)}
            aria-selected={tab.id === value}
            aria-controls={look === 'segments' || tab.id === value ? panelId(tab.id) : undefined}
            aria-describedby={tab.mark && markId(tab.id)}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
            {tab.mark && (
              <Mark data-tone={tab.mark.tone} aria-hidden="true">
                {tab.mark.tone === 'success' && <Icon name="check" size={11} strokeWidth={2.8} />}
              </Mark>
            )}
          </button>
        ))}
      </List>
      {tabs.map(
        ({ id, mark }) =>
          mark && (
            <VisuallyHidden key={id} id={markId(id)}>
              {mark.words}
            </VisuallyHidden>
          ),
      )}
      {look === 'segments' ? (
        <Stack>{tabs.map(panel)}</Stack>
      ) : (
        tabs.filter((tab) => tab.id === value).map(panel)
      )}
    </>
  );
}
