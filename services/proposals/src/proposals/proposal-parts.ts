import { withEmptyFields } from '@harambee/domain';
import type { ParagraphEdit, ProposalFields } from '@harambee/domain/schemas';
import { type RawRows, readRows } from '@harambee/service-kit';
import { isBare, TextEditModel, type TextEditRecord, toParagraphEdit } from './edits/text-edit.model.ts';
import type { ProposalRecord } from './proposal.model.ts';
import type { ProposalText } from './proposal-answers.ts';
import { ProposalFormModel, type ProposalFormRecord } from './proposal-form.model.ts';
import { ProposalTextModel } from './proposal-text.model.ts';

/** The rows beside the record that an answer shows. */
export interface ProposalParts {
  form: RawRows<ProposalFormRecord>;
  text: RawRows<ProposalText>;
  edits: RawRows<TextEditRecord>;
}

/** More paragraphs than a text has. */
const mostEdits = 10_000;

/** What an answer shows of the newest text; of its facts, only those that tell which sections are out of date. */
const textParts = {
  sections: 1,
  cards: 1,
  advice: 1,
  readiness: 1,
  judgedSeq: 1,
  readAt: 1,
  carried: 1,
  'facts.proposal': 1,
} as const;

const none = { bytes: new Uint8Array(), decode: () => [] };

/** Reads form, newest text and edits of a proposal, all at once; not the form if it is known. */
export async function readParts(
  record: ProposalRecord,
  knownForm?: ProposalParts['form'],
): Promise<ProposalParts> {
  const { tenantId, _id: proposalId, formId, version } = record;
  const [form, text, edits] = await Promise.all([
    knownForm ?? readRows<ProposalFormRecord>(ProposalFormModel, { _id: formId, tenantId }, { limit: 1 }),
    version === 0
      ? none
      : readRows<ProposalText>(
          ProposalTextModel,
          { tenantId, proposalId, version },
          { projection: textParts, limit: 1 },
        ),
    version === 0
      ? none
      : readRows<TextEditRecord>(
          TextEditModel,
          { tenantId, proposalId },
          { sort: { section: 1, paragraph: 1 }, limit: mostEdits },
        ),
  ]);
  return { form, text, edits };
}

/** A form saved before a field was added gets the field here. */
export function formIn({ form }: ProposalParts): ProposalFields | undefined {
  const [found] = form.decode();
  return found && withEmptyFields(found.fields);
}

export function textIn({ text }: ProposalParts): ProposalText | undefined {
  const [found] = text.decode();
  if (!found?.facts?.proposal) return found;
  return { ...found, facts: { ...found.facts, proposal: withEmptyFields(found.facts.proposal) } };
}

export const editsIn = ({ edits }: ProposalParts): ParagraphEdit[] =>
  edits
    .decode()
    .filter((record) => !isBare(record))
    .map(toParagraphEdit);
