import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { room } from '../theme/room.ts';
import { affixStyles } from './control-styles.ts';
import { IconButton } from './icon-button.tsx';
import { Keys } from './kbd.tsx';

export interface SearchFieldProps {
  /** Name for screen readers and placeholder: "Search proposals". */
  label: string;
  value: string;
  /** Called when typing pauses, and right away on Enter and when cleared. */
  onChange: (value: string) => void;
  /** Milliseconds of the pause. */
  delay?: number;
  /** `/` anywhere on the page focuses this field, unless single-key shortcuts are off. Use it once on a page. */
  slash?: boolean;
}

const Box = styled.div`
  ${affixStyles}
  width: 336px; min-height: 36px; border-color: var(--line);
  &:hover { border-color: var(--line-control); }
  & > input { height: 34px; font-size: 14px; appearance: none; }
  & > input::-webkit-search-cancel-button { display: none; }
  & > svg { color: var(--ink-3); }
  & > button { width: 28px; height: 28px; margin-right: -6px; }
  @container ${room.slim} { width: 100%; }
  @container ${room.narrow} { min-height: 44px; & > input { height: 42px; font-size: 16px; } & > button { width: 40px; height: 40px; } & kbd { display: none; } }
`;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** A search that filters while people type, without a call for every letter. */
export function SearchField({ label, value, onChange, delay = 250, slash = true }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [reported, setReported] = useState(value);
  const [seen, setSeen] = useState(value);
  const input = useRef<HTMLInputElement>(null);

  // A value from elsewhere (Back, a cleared filter) replaces the text. A value that only returns late, after a
  // slow navigation, must not undo what was typed meanwhile.
  if (value !== seen) {
    setSeen(value);
    if (value !== reported) {
      setReported(value);
      setText(value);
    }
  }

  const report = (next: string) => {
    setReported(next);
    if (next !== reported) onChange(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new onChange must not restart the rest
  useEffect(() => {
    if (text === reported) return;
    const timer = setTimeout(() => report(text), delay);
    return () => clearTimeout(timer);
  }, [text, reported, delay]);

  useEffect(() => {
    if (!slash) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (document.documentElement.dataset.singleKeys === 'off') return;
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [slash]);

  return (
    <Box role="search">
      <Icon name="search" size={16} />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        aria-keyshortcuts={slash ? '/' : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') report(text);
          if (event.key === 'Escape' && text) {
            event.preventDefault();
            setText('');
            report('');
          }
        }}
      />
      {text ? (
        <IconButton
          small
          label="Clear search"
          icon="close"
          onClick={() => {
            setText('');
            report('');
            input.current?.focus();
          }}
        />
      ) : (
        slash && <Keys keys={['/']} single />
      )}
    </Box>
  );
}
