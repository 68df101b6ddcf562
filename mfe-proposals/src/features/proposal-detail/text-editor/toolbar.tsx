import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import * as S from './editor.styles.ts';
import type { EditorLook } from './framework/editor-look.ts';

export type ToolName =
  | 'bold'
  | 'italic'
  | 'heading'
  | 'bullet'
  | 'numbered'
  | 'undo'
  | 'redo'
  | 'link'
  | 'engine';

interface Tool {
  name: ToolName;
  label: string;
  keys?: string;
  face: ReactNode;
  pressed?: (look: EditorLook) => boolean;
}

const stroke = (path: string) => (
  <svg
    width="18"
    height="18"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    <path d={path} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

const groups: Tool[][] = [
  [
    { name: 'bold', label: 'Bold', keys: 'Control+B', face: <b>B</b>, pressed: ({ isBold }) => isBold },
    {
      name: 'italic',
      label: 'Italic',
      keys: 'Control+I',
      face: <i>I</i>,
      pressed: ({ isItalic }) => isItalic,
    },
  ],
  [
    { name: 'heading', label: 'Heading', face: 'H', pressed: ({ kind }) => kind === 'heading' },
    {
      name: 'bullet',
      label: 'List with bullets',
      face: stroke('M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01'),
      pressed: ({ kind }) => kind === 'bullet',
    },
    {
      name: 'numbered',
      label: 'List with numbers',
      face: stroke('M10 6h10M10 12h10M10 18h10M4 4.5 5 4v4M4 16h2l-2 3h2'),
      pressed: ({ kind }) => kind === 'numbered',
    },
  ],
  [
    { name: 'undo', label: 'Undo', keys: 'Control+Z', face: stroke('M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6') },
    {
      name: 'redo',
      label: 'Redo',
      keys: 'Control+Shift+Z',
      face: stroke('m15 7 5 5-5 5M20 12H10a6 6 0 0 0-6 6'),
    },
  ],
  [
    {
      name: 'link',
      label: 'Link number to a fact',
      keys: 'Control+K',
      face: stroke(
        'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1.5-1.5',
      ),
    },
    { name: 'engine', label: 'Back to Harambee’s words', face: stroke('M4 4v6h6M4.5 10A8 8 0 1 1 4 14') },
  ],
];

interface ToolbarProps {
  label: string;
  look: EditorLook;
  canDo: Partial<Record<ToolName, boolean>>;
  onTool: (name: ToolName) => void;
}

/** One stop of the Tab key; the arrow keys go from tool to tool. */
export function Toolbar({ label, look, canDo, onTool }: ToolbarProps) {
  const root = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const tools = [...(root.current?.querySelectorAll('button') ?? [])];
    const at = tools.indexOf(document.activeElement as HTMLButtonElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tools.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = tools[(to + tools.length) % tools.length];
    for (const tool of tools) tool.tabIndex = tool === next ? 0 : -1;
    next?.focus();
  };
  return (
    <S.Toolbar ref={root} role="toolbar" aria-label={label} onKeyDown={onKeyDown}>
      {groups.map((tools, group) => (
        <ToolGroup key={tools[0]?.name} isFirst={group === 0}>
          {tools.map(({ name, label: title, keys, face, pressed }) => (
            <button
              key={name}
              type="button"
              tabIndex={name === 'bold' ? 0 : -1}
              title={title}
              aria-label={title}
              aria-keyshortcuts={keys}
              aria-pressed={pressed?.(look)}
              aria-disabled={canDo[name] === false || undefined}
              // The selection in the text stays.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => canDo[name] !== false && onTool(name)}
            >
              {face}
            </button>
          ))}
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
