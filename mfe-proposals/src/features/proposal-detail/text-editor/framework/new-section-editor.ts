import { createEditor, type LexicalEditor, ParagraphNode } from 'lexical';
import { FactNode, LineNode, lineNode, NeedNode, UnsourcedNode } from './editor-nodes.ts';
import { tableNodes } from './table-nodes.ts';

/** An editor for one section, without a place on the page yet. */
export const newSectionEditor = (): LexicalEditor =>
  createEditor({
    namespace: 'harambee-text',
    nodes: [
      LineNode,
      FactNode,
      NeedNode,
      UnsourcedNode,
      ...tableNodes,
      { replace: ParagraphNode, with: () => lineNode('paragraph'), withKlass: LineNode },
    ],
    theme: { text: { bold: 'is-bold', italic: 'is-italic' }, tableCellSelected: 'is-selected' },
    onError: (error) => {
      throw error;
    },
  });
