import { textEditLimits } from '@harambee/domain';
import type { ReactNode } from 'react';
import type { EditorLook } from './framework/editor-look.ts';
import type { TableTool } from './framework/table-commands.ts';

export type ToolName =
  | 'bold'
  | 'italic'
  | 'heading'
  | 'bullet'
  | 'numbered'
  | 'undo'
  | 'redo'
  | 'link'
  | 'comment'
  | 'engine'
  | TableTool;

export interface Tool {
  name: ToolName;
  label: string;
  keys?: string;
  face: ReactNode;
  pressed?: (look: EditorLook) => boolean;
  /** Absent where it always can be used. */
  can?: (look: EditorLook, history: { undo: boolean; redo: boolean }) => boolean;
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

/** Words in a cell are neither headings nor items. */
const isInLine = ({ cell }: EditorLook) => cell === undefined;

const words: Tool[] = [
  { name: 'bold', label: 'Bold', keys: 'Control+B', face: <b>B</b>, pressed: ({ isBold }) => isBold },
  { name: 'italic', label: 'Italic', keys: 'Control+I', face: <i>I</i>, pressed: ({ isItalic }) => isItalic },
];

const lines: Tool[] = [
  {
    name: 'heading',
    label: 'Heading',
    face: 'H',
    pressed: ({ kind }) => kind === 'heading',
    can: isInLine,
  },
  {
    name: 'bullet',
    label: 'List with bullets',
    face: stroke('M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01'),
    pressed: ({ kind }) => kind === 'bullet',
    can: isInLine,
  },
  {
    name: 'numbered',
    label: 'List with numbers',
    face: stroke('M10 6h10M10 12h10M10 18h10M4 4.5 5 4v4M4 16h2l-2 3h2'),
    pressed: ({ kind }) => kind === 'numbered',
    can: isInLine,
  },
  {
    name: 'table',
    label: 'Insert a table',
    face: stroke('M4 5h16v14H4zM4 10h16M4 14.5h16M12 10v9'),
    can: isInLine,
  },
];

const steps: Tool[] = [
  {
    name: 'undo',
    label: 'Undo',
    keys: 'Control+Z',
    face: stroke('M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6'),
    can: (_look, { undo }) => undo,
  },
  {
    name: 'redo',
    label: 'Redo',
    keys: 'Control+Shift+Z',
    face: stroke('m15 7 5 5-5 5M20 12H10a6 6 0 0 0-6 6'),
    can: (_look, { redo }) => redo,
  },
];

const sources: Tool[] = [
  {
    name: 'link',
    label: 'Link number to a fact',
    keys: 'Control+K',
    face: stroke(
      'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1.5-1.5',
    ),
    can: ({ numberKey }) => numberKey !== undefined,
  },
  { name: 'engine', label: 'Back to Harambee’s words', face: stroke('M4 4v6h6M4.5 10A8 8 0 1 1 4 14') },
];

const comment: Tool = {
  name: 'comment',
  label: 'Comment on the selected words',
  keys: 'Control+Alt+M',
  face: stroke('M5 5h14v12h-7l-4 3.5V17H5z'),
};

/** Shown while the caret is in a table. */
const tables: Tool[] = [
  {
    name: 'rowBelow',
    label: 'Add a row below',
    face: stroke('M4 4h16v7H4zM12 15v6M9 18h6'),
    can: ({ cell }) => (cell?.rows ?? 0) < textEditLimits.tableRows,
  },
  {
    name: 'columnAfter',
    label: 'Add a column after',
    face: stroke('M4 4h7v16H4zM15 12h6M18 9v6'),
    can: ({ cell }) => (cell?.columns ?? 0) < textEditLimits.tableColumns,
  },
  {
    name: 'removeRow',
    label: 'Remove the row',
    face: stroke('M4 4h16v7H4zM9 18h6'),
    can: ({ cell }) => (cell?.rows ?? 0) > 1,
  },
  {
    name: 'removeColumn',
    label: 'Remove the column',
    face: stroke('M4 4h7v16H4zM15 12h6'),
    can: ({ cell }) => (cell?.columns ?? 0) > 1,
  },
  {
    name: 'removeTable',
    label: 'Remove the table',
    face: stroke('M4 5h16v14H4zM4 10h16M9.5 12.5l5 4M14.5 12.5l-5 4'),
  },
];

interface GivenTools {
  hasEngineWords: boolean;
  canComment: boolean;
}

/** The tools there are now, in groups. */
export const toolGroups = ({ cell }: EditorLook, { hasEngineWords, canComment }: GivenTools): Tool[][] => [
  words,
  cell ? tables : lines,
  steps,
  hasEngineWords ? sources : sources.filter(({ name }) => name !== 'engine'),
  ...(canComment ? [[comment]] : []),
];
