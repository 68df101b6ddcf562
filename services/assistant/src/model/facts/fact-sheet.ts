import { slotMark } from '@harambee/drafting/slots';
import {
  type Fact,
  type FactRecord,
  FactValue,
  factFields,
  isName,
  isSameRecord,
  Reference,
} from './fact.ts';
import { figuresIn, withoutMarks } from './text-figures.ts';

/** What a fact is told as: `{ "is": "deadline of {{F1}}", "value": "November 30, 2026" }`. */
interface Told {
  is: string;
  value: string;
}

const wholes: Partial<Record<FactRecord['family'], string>> = {
  all: 'all proposals',
  due: 'all deadlines',
  standing: 'the organization',
  profile: 'the organization',
};

/** A text as the model may have it: without a yes, nothing with personal data. */
type Shown = (text: string) => string;

/**
 * All facts of a conversation, as slots (ASSIST-16). Whatever is quoted to the model goes through it, and so no figure
 * and no name that somebody typed is ever in its hands: it has `{{F3}}`, and a legend beside it.
 */
export class FactSheet {
  readonly #facts: Fact[] = [];
  #texts = 0;
  #family: 'text' | 'said' = 'text';

  get facts(): readonly Fact[] {
    return this.#facts;
  }

  /** True once there are facts of records: an answer without any of them says nothing. */
  get hasRecords(): boolean {
    return this.#facts.some(({ record: { family } }) => !['text', 'said', 'today'].includes(family));
  }

  /** Data with slots, and the legend of those in it. Figures in texts become slots of the sentence they stand in. */
  quote(
    content: unknown,
    shown: Shown = (text) => text,
    family: 'text' | 'said' = 'text',
  ): { facts?: Record<string, Told>; content: unknown } {
    const told = new Map<string, Told>();
    this.#family = family;
    const quoted = this.#quoted(content, shown, told);
    return { ...(told.size > 0 && { facts: Object.fromEntries(told) }), content: quoted };
  }

  /** What a model hands to a tool, with the values of its slots. */
  filled(text: string): string {
    return this.#facts.reduce((all, { id, value }) => all.split(slotMark(id)).join(value), text);
  }

  #quoted(content: unknown, shown: Shown, told: Map<string, Told>): unknown {
    if (content instanceof Reference) return content.id;
    if (content instanceof FactValue) return this.#told(content, shown, told);
    if (typeof content === 'string') return this.#text(shown(content), told);
    if (typeof content === 'number') return this.#text(String(content), told);
    if (Array.isArray(content)) return content.map((one) => this.#quoted(one, shown, told));
    if (typeof content !== 'object' || content === null) return content;
    return Object.fromEntries(
      Object.entries(content).map(([key, one]) => [key, this.#quoted(one, shown, told)]),
    );
  }

  #told(fact: FactValue, shown: Shown, told: Map<string, Told>): string {
    const { id } = this.#entered(fact);
    told.set(id, { is: this.#meaning(fact, id), value: shown(fact.value) });
    return slotMark(id);
  }

  #text(text: string, told: Map<string, Told>): string {
    const clean = withoutMarks(text);
    const record: FactRecord = { family: this.#family, key: String(++this.#texts) };
    let [quoted, from] = ['', 0];
    for (const { value, start, end, subject } of figuresIn(clean)) {
      const isCode = /^\p{L}+[-_.]?\p{N}/u.test(value);
      const { id } = this.#entered(
        new FactValue(record, 'quantity', isCode ? 'title' : 'measurement', value, subject),
      );
      told.set(id, { is: factFields.quantity, value });
      quoted += clean.slice(from, start) + slotMark(id);
      from = end;
    }
    return quoted + clean.slice(from);
  }

  #entered({ record, field, kind, value, subject }: FactValue): Fact {
    const known = this.#facts.find(
      (fact) =>
        fact.field === field &&
        fact.value === value &&
        isSameRecord(fact.record, record) &&
        (field !== 'quantity' || fact.subject === subject),
    );
    if (known) return known;
    const said = isName({ field }) && this.#saidBefore(value);
    if (said) return Object.assign(said, { kind, record, field, subject: factFields[field] });
    const id = `F${this.#facts.length + 1}`;
    const fact = { id, kind, record, field, value, subject: subject ?? factFields[field] };
    this.#facts.push(fact);
    return fact;
  }

  /** A grant ID that somebody typed into a question is the name it turns out to be. */
  #saidBefore(value: string): Fact | undefined {
    return this.#facts.find(
      (fact) => fact.field === 'quantity' && fact.value.toLowerCase() === value.toLowerCase(),
    );
  }

  #meaning({ record, field }: FactValue, id: string): string {
    const { family, key } = record;
    if (family === 'today') return factFields.today;
    const named = this.#facts.find((fact) => isName(fact) && isSameRecord(fact.record, record));
    const whose = wholes[family] ?? (named && named.id !== id ? slotMark(named.id) : `${family} ${key}`);
    // A proposal's key is an id, which says nothing.
    return named?.id === id ? `${factFields[field]} of a ${family}` : `${factFields[field]} of ${whose}`;
  }
}
