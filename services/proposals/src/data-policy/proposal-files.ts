import { type Actor, asJson, type Contents, DocumentEnded, type ExportFile } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { ProposalModel, type ProposalRecord } from '../proposals/proposal.model.ts';
import { toListItem } from '../proposals/proposal-answers.ts';
import { ProposalFormModel } from '../proposals/proposal-form.model.ts';
import { ProposalTextModel, type ProposalTextRecord } from '../proposals/proposal-text.model.ts';
import { versionFile } from '../texts/proposal-texts.service.ts';

const recordsOf = (tenantId: string) =>
  ProposalModel.find({ tenantId }).sort({ createdAt: -1, _id: -1 }).lean<ProposalRecord[]>().cursor();

/** The file name has the title, as far as file systems allow, and the id, so that equal titles do not collide. */
export function folderOf({ _id, title }: Pick<ProposalRecord, '_id' | 'title'>): string {
  const words = title
    .normalize('NFKD')
    .replace(/[^\w]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50);
  return `proposals/${words || 'proposal'}-${_id.slice(0, 8)}`;
}

export const each = (
  name: string,
  about: string,
  filesOf: (record: ProposalRecord, actor: Actor) => AsyncIterable<ExportFile>,
) =>
  ({
    name: `proposals/…/${name}`,
    about,
    async *files(actor) {
      for await (const record of recordsOf(actor.tenantId)) yield* filesOf(record, actor);
    },
  }) satisfies Contents;

export const records = each(
  'proposal.json',
  'A proposal: its status, amounts, dates, history of status changes and sign-offs, with who made them and when.',
  async function* (record) {
    const { history, createdBy, revision, signOffs } = record;
    yield {
      path: `${folderOf(record)}/proposal.json`,
      content: asJson({ ...toListItem(record), createdBy, revision, history, signOffs }),
    };
  },
);

export const forms = each(
  'form.json',
  'What you wrote: every field of the form, the lines of the budget, the limits of the funder.',
  async function* (record) {
    const form = await ProposalFormModel.findOne({ _id: record.formId, tenantId: record.tenantId }).lean();
    if (!form) return;
    yield {
      path: `${folderOf(record)}/form.json`,
      content: asJson({ savedAt: form.savedAt, ...form.fields }),
    };
  },
);

/** If a file cannot be made, the archive is still complete: it has the same text as JSON, and a note says so. */
async function fileOf(
  kind: 'pdf' | 'docx',
  path: string,
  actor: Actor,
  proposalId: string,
  version: number,
): Promise<ExportFile> {
  try {
    const { content } = await versionFile(kind, actor, proposalId, String(version), { isBackground: true });
    return { path: `${path}.${kind}`, content };
  } catch (error) {
    if (!(error instanceof DocumentEnded)) throw error;
    return {
      path: `${path}.${kind}.txt`,
      content: `${error.message}\nThe whole text is in the .json file beside this one.\n`,
    };
  }
}

type Finished = Pick<
  ProposalTextRecord,
  'version' | 'createdAt' | 'sections' | 'metadata' | 'readiness' | 'cards' | 'facts' | 'edits'
>;

export const texts = each(
  'version-1.json, .pdf, .docx',
  'Every generated text, with its facts and where it states them; also as PDF and Word file.',
  async function* (record, actor) {
    const { _id: proposalId, tenantId } = record;
    const finished = ProposalTextModel.find({
      tenantId,
      proposalId,
      version: trusted({ $lte: record.version }),
    })
      .sort({ version: -1 })
      .lean<Finished[]>()
      .cursor();
    for await (const { cards: known, ...finishedText } of finished) {
      const { version, createdAt, sections, metadata, readiness, facts, edits } = finishedText;
      const path = `${folderOf(record)}/version-${version}`;
      const text = { version, createdAt, metadata, sections, readiness, cards: known, facts, edits };
      yield { path: `${path}.json`, content: asJson(text) };
      for (const kind of ['pdf', 'docx'] as const) yield await fileOf(kind, path, actor, proposalId, version);
    }
  },
);

/** What one person has done, in all proposals. */
export async function* ownChanges({ tenantId, userId }: Actor): AsyncIterable<unknown> {
  const own = ['createdBy', 'history.userId', 'signOffs.signers.signer.id', 'signOffs.log.by.id'];
  const touched = ProposalModel.find({ tenantId, $or: own.map((path) => ({ [path]: userId })) })
    .lean<ProposalRecord[]>()
    .cursor();
  for await (const { _id: proposalId, title, createdBy, createdAt, history, signOffs } of touched) {
    const changes = history
      .filter((change) => change.userId === userId)
      .map(({ from, to, at }) => ({ from, to, at }));
    const signed = (signOffs?.log ?? [])
      .filter(({ by }) => by?.id === userId)
      .map(({ step, at, hash }) => ({ step, at, hash }));
    const asked = (signOffs?.signers ?? []).find(({ signer }) => signer.id === userId)?.askedAt;
    yield {
      ...{ proposalId, title, ...(createdBy === userId && { createdAt }), changes },
      ...((signed.length > 0 || asked) && { signOffs: { askedAt: asked, steps: signed } }),
    };
  }
}
