import { setScrollableTablesActive } from '@lexical/table';
import { createEditor, type LexicalEditor, ParagraphNode } from 'lexical';
import { FactNode, LineNode, lineNode, NeedNode, UnsourcedNode } from './editor-nodes.ts';
import { tableNodes } from './table-nodes.ts';

/** An editor for one section, without a place on the page yet. */
export function newSectionEditor(): LexicalEditor {
  const editor = createEditor({
    namespace: 'harambee-text',
    nodes: [
      LineNode,
      FactNode,
      NeedNode,
      UnsourcedNode,
      ...tableNodes,
      { replace: ParagraphNode, with: () => lineNode('paragraph'), withKlass: LineNode },
    ],
    theme: {
      text: { bold: 'is-bold', italic: 'is-italic' },
      tableCellSelected: 'is-selected',
      tableScrollableWrapper: 'is-frame',
    },
    onError: (error) => {
      throw error;
    },
  });
  setScrollableTablesActive(editor, true);
  return editor;
}
