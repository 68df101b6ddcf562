import { textOfInlines } from '@harambee/domain';
import type { TableBlock } from '@harambee/domain/schemas';
import { $applyNodeReplacement, DecoratorNode, type SerializedLexicalNode } from 'lexical';

type SerializedTable = SerializedLexicalNode & { rows: TableBlock['rows'] };

/** A table that was pasted: it stays as it is and is removed as a whole. */
export class TableNode extends DecoratorNode<null> {
  __rows: TableBlock['rows'];
  __paragraph: string;

  static override getType(): string {
    return 'table';
  }

  static override clone(node: TableNode): TableNode {
    return new TableNode(node.__rows, node.__paragraph, node.__key);
  }

  static override importJSON({ rows }: SerializedTable): TableNode {
    return tableNode(rows);
  }

  constructor(rows: TableBlock['rows'] = [[[]]], paragraph = '', key?: string) {
    super(key);
    this.__rows = rows;
    this.__paragraph = paragraph;
  }

  override exportJSON(): SerializedTable {
    return { ...super.exportJSON(), rows: this.__rows };
  }

  override createDOM(): HTMLElement {
    const table = document.createElement('table');
    this.__rows.forEach((row, place) => {
      const line = table.insertRow();
      for (const cell of row) {
        const element = document.createElement(place === 0 ? 'th' : 'td');
        element.textContent = textOfInlines(cell).text;
        line.append(element);
      }
    });
    const frame = document.createElement('div');
    frame.append(table);
    return frame;
  }

  override updateDOM(): boolean {
    return false;
  }

  override isInline(): boolean {
    return false;
  }

  override getTextContent(): string {
    return this.__rows.map((row) => row.map((cell) => textOfInlines(cell).text).join(' | ')).join('\n');
  }

  override decorate(): null {
    return null;
  }
}

export const tableNode = (rows: TableBlock['rows'], paragraph = ''): TableNode =>
  $applyNodeReplacement(new TableNode(rows, paragraph));
