import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import * as S from './editor.styles.ts';
import type { EditorLook } from './framework/editor-look.ts';
import { type Tool, type ToolName, toolGroups } from './tools.tsx';

interface ToolbarProps {
  label: string;
  look: EditorLook;
  history: { undo: boolean; redo: boolean };
  /** Each paragraph can go back to the words of the engine. */
  hasEngineWords: boolean;
  /** The words can be commented on here. */
  canComment: boolean;
  onTool: (name: ToolName) => void;
}

/** One stop of the Tab key; the arrow keys go from tool to tool. */
export function Toolbar({ label, look, history, hasEngineWords, canComment, onTool }: ToolbarProps) {
  const root = useRef<HTMLDivElement>(null);
  const groups = toolGroups(look, { hasEngineWords, canComment });
  const shown = groups.flat();
  const [last, setLast] = useState<ToolName>('bold');
  const stop = shown.some(({ name }) => name === last) ? last : 'bold';
  const onKeyDown = (event: KeyboardEvent) => {
    const at = shown.findIndex(({ name }) => name === stop);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: shown.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + shown.length) % shown.length;
    setLast(shown[next]?.name ?? 'bold');
    root.current?.querySelectorAll('button')[next]?.focus();
  };
  const button = ({ name, label: title, keys, face, pressed, can }: Tool) => {
    const isAble = can?.(look, history) ?? true;
    return (
      <button
        key={name}
        type="button"
        tabIndex={name === stop ? 0 : -1}
        title={title}
        aria-label={title}
        aria-keyshortcuts={keys}
        aria-pressed={pressed?.(look)}
        aria-disabled={!isAble || undefined}
        // The selection in the text stays.
        onPointerDown={(event) => event.preventDefault()}
        onFocus={() => setLast(name)}
        onClick={() => isAble && onTool(name)}
      >
        {face}
      </button>
    );
  };
  return (
    <S.Toolbar ref={root} role="toolbar" aria-label={label} onKeyDown={onKeyDown}>
      {groups.map((tools, group) => (
        <ToolGroup key={tools[0]?.name} isFirst={group === 0}>
          {tools.map(button)}
        </ToolGroup>
      ))}
    </S.Toolbar>
  );
}

const ToolGroup = ({ isFirst, children }: { isFirst: boolean; children: ReactNode }) => (
  <>
    {!isFirst && <hr aria-orientation="vertical" />}
    {children}
  </>
);
