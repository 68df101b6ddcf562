import {
  type KnownFacts,
  knownFacts,
  type MergedParagraph,
  mergedSection,
  type ProposalSectionKey,
} from '@harambee/domain';
import type { AnswerTable, FactCard, ParagraphEdit, TextBlock } from '@harambee/domain/schemas';
import type { DraftingFacts } from '@harambee/drafting';
import { type FactCardsToday, factCardsToday, hasAnswerRows } from '@harambee/drafting/answers';
import { factsWithEdits } from '../proposals/edits/edit-facts.ts';
import { editsOf } from '../proposals/edits/text-edit.model.ts';
import { todaysFacts } from '../proposals/edits/todays-facts.ts';
import type { ProposalRecord } from '../proposals/proposal.model.ts';
import { ProposalTextModel, type ProposalTextRecord } from '../proposals/proposal-text.model.ts';

/** What answers begin from, and the facts of today. */
export interface TextSource {
  today: DraftingFacts;
  cards: FactCardsToday;
  /** How texts of today state facts; a text that is older than a fact says nothing of it. */
  statements: KnownFacts['statements'];
  /** The paragraphs of a section as everybody reads them; nothing before the first text. */
  section(key: ProposalSectionKey): TextBlock[];
  hasRows(table: AnswerTable): boolean;
}

/** Many questions ask for the same. */
function once<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const found = new Map<Key, Value>();
  return (key) => {
    const known = found.get(key);
    if (known !== undefined) return known;
    const value = find(key);
    found.set(key, value);
    return value;
  };
}

type Text = Pick<ProposalTextRecord, 'sections' | 'cards' | 'facts' | 'version'>;

/** Undefined if the form was replaced between two reads; the caller reads the record again. */
export async function textSource(record: ProposalRecord): Promise<TextSource | undefined> {
  const { tenantId, _id: proposalId, version } = record;
  const [today, text, edits] = await Promise.all([
    todaysFacts(record),
    version === 0
      ? null
      : ProposalTextModel.findOne(
          { tenantId, proposalId, version },
          { sections: 1, cards: 1, facts: 1, version: 1 },
        ).lean<Text>(),
    editsOf(record),
  ]);
  if (!today) return undefined;
  const hasRows = once((table: AnswerTable) => hasAnswerRows(today, table));
  if (!text)
    return { today, cards: factCardsToday(today), statements: new Map(), section: () => [], hasRows };
  const cardsOfText = await factsWithEdits(record, { version, cards: text.cards }, edits);
  return { ...ofText(today, text, edits, cardsOfText), hasRows };
}

function ofText(
  today: DraftingFacts,
  text: Text,
  edits: ParagraphEdit[],
  cardsOfText: FactCard[],
): Omit<TextSource, 'hasRows'> {
  const known = knownFacts(text.sections, cardsOfText);
  const cards = factCardsToday(today, { cards: cardsOfText, facts: text.facts });
  const isOfToday = (id: string) => known.cards.get(id)?.value === cards.find(id)?.value;
  return {
    today,
    cards,
    statements: new Map([...known.statements].filter(([id]) => isOfToday(id))),
    section: once((key) => {
      const section = text.sections.find((one) => one.key === key);
      const paragraphs: MergedParagraph[] = section ? mergedSection(section, edits, known) : [];
      return paragraphs.flatMap(({ blocks }) => blocks);
    }),
  };
}
