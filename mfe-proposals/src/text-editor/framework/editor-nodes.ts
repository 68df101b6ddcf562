import type { LineBlockKind } from '@harambee/domain/schemas';
import {
  $applyNodeReplacement,
  type EditorConfig,
  ParagraphNode,
  type SerializedParagraphNode,
  type SerializedTextNode,
  TextNode,
} from 'lexical';

type SerializedLine = SerializedParagraphNode & { kind: LineBlockKind };

const tags = { paragraph: 'p', heading: 'h3', bullet: 'ul', numbered: 'ol' } as const;

/** A paragraph, a heading or an item of a list. One class for all: turning one into another keeps what it is part of. */
export class LineNode extends ParagraphNode {
  __kind: LineBlockKind;
  /** The id of the engine's paragraph it begins; empty for a line that belongs to the one before it. */
  __paragraph: string;

  static override getType(): string {
    return 'line';
  }

  static override clone(node: LineNode): LineNode {
    return new LineNode(node.__kind, node.__paragraph, node.__key);
  }

  static override importJSON(serialized: SerializedLine): LineNode {
    return lineNode(serialized.kind).updateFromJSON(serialized);
  }

  constructor(kind: LineBlockKind = 'paragraph', paragraph = '', key?: string) {
    super(key);
    this.__kind = kind;
    this.__paragraph = paragraph;
  }

  /** Without its id: a copy is no second place of the same paragraph. */
  override exportJSON(): SerializedLine {
    return { ...super.exportJSON(), kind: this.getKind() };
  }

  override createDOM(_config: EditorConfig): HTMLElement {
    const element = document.createElement(tags[this.__kind]);
    if (this.__kind === 'bullet' || this.__kind === 'numbered') {
      element.append(document.createElement('li'));
    }
    return element;
  }

  override getDOMSlot(element: HTMLElement) {
    const slot = super.getDOMSlot(element);
    const item = element.firstElementChild;
    return item?.tagName === 'LI' ? slot.withElement(item as HTMLElement) : slot;
  }

  override updateDOM(previous: LineNode): boolean {
    return previous.__kind !== this.__kind;
  }

  getKind(): LineBlockKind {
    return this.getLatest().__kind;
  }

  setKind(kind: LineBlockKind): void {
    this.getWritable().__kind = kind;
  }

  getParagraph(): string {
    return this.getLatest().__paragraph;
  }

  /** After an item comes an item; after an empty one, and after a heading, a paragraph. */
  override insertNewAfter(_selection: unknown, restoreSelection = true): LineNode {
    const kind = this.getKind();
    const next = lineNode(kind === 'heading' ? 'paragraph' : kind);
    this.insertAfter(next, restoreSelection);
    return next;
  }

  override collapseAtStart(): boolean {
    if (this.getKind() === 'paragraph') return false;
    this.setKind('paragraph');
    return true;
  }
}

export const lineNode = (kind: LineBlockKind, paragraph = ''): LineNode =>
  $applyNodeReplacement(new LineNode(kind, paragraph));

/** A stated fact: the caret passes over it, it is moved and removed as a whole. */
export class FactNode extends TextNode {
  __fact: string;
  __value: string;
  __mark: string;

  static override getType(): string {
    return 'fact';
  }

  static override clone(node: FactNode): FactNode {
    return new FactNode(node.__text, node.__fact, node.__value, node.__mark, node.__key);
  }

  static override importJSON(serialized: ReturnType<FactNode['exportJSON']>): FactNode {
    const { text, fact, value, mark } = serialized;
    return factNode(text, fact, value, mark).updateFromJSON(serialized);
  }

  constructor(text = '', fact = '', value = '', mark = 'record', key?: string) {
    super(text, key);
    this.__fact = fact;
    this.__value = value;
    this.__mark = mark;
  }

  override exportJSON() {
    return { ...super.exportJSON(), fact: this.__fact, value: this.__value, mark: this.__mark };
  }

  override createDOM(config: EditorConfig): HTMLElement {
    const element = super.createDOM(config);
    element.dataset.mark = this.__mark;
    element.dataset.fact = this.__fact;
    return element;
  }

  override canInsertTextBefore(): boolean {
    return false;
  }

  override canInsertTextAfter(): boolean {
    return false;
  }
}

export const factNode = (text: string, fact: string, value: string, mark = 'record'): FactNode =>
  $applyNodeReplacement(new FactNode(text, fact, value, mark)).setMode('token');

/** What the engine was not told: as a whole, like a fact. */
export class NeedNode extends TextNode {
  static override getType(): string {
    return 'need';
  }

  static override clone(node: NeedNode): NeedNode {
    return new NeedNode(node.__text, node.__key);
  }

  static override importJSON(serialized: SerializedTextNode): NeedNode {
    return needNode(serialized.text).updateFromJSON(serialized);
  }

  override createDOM(config: EditorConfig): HTMLElement {
    const element = super.createDOM(config);
    element.dataset.mark = 'need';
    return element;
  }

  override canInsertTextBefore(): boolean {
    return false;
  }

  override canInsertTextAfter(): boolean {
    return false;
  }
}

export const needNode = (need: string): NeedNode =>
  $applyNodeReplacement(new NeedNode(need)).setMode('token');

/** A figure that a person wrote and no fact stands behind. */
export class UnsourcedNode extends TextNode {
  static override getType(): string {
    return 'unsourced';
  }

  static override clone(node: UnsourcedNode): UnsourcedNode {
    return new UnsourcedNode(node.__text, node.__key);
  }

  static override importJSON(serialized: SerializedTextNode): UnsourcedNode {
    return unsourcedNode(serialized.text).updateFromJSON(serialized);
  }

  override createDOM(config: EditorConfig): HTMLElement {
    const element = super.createDOM(config);
    element.dataset.mark = 'unsourced';
    return element;
  }
}

export const unsourcedNode = (text: string): UnsourcedNode => $applyNodeReplacement(new UnsourcedNode(text));
