import { createHash } from 'node:crypto';
import { applicationFileName, standardPaperSize } from '@harambee/domain';
import type { Application, ApplicationFileQuery, ApplicationFormat } from '@harambee/domain/schemas';
import { applicationExport } from '@harambee/proposal-files';
import { type Actor, retryOnConflict } from '@harambee/service-kit';
import { todaysFacts } from '../proposals/edits/todays-facts.ts';
import type { ProposalRecord } from '../proposals/proposal.model.ts';
import { busy, findProposal } from '../proposals/proposals.service.ts';
import { documents } from '../workers/documents.ts';
import { applicationOf } from './application.service.ts';

export interface ApplicationFile {
  name: string;
  content: Buffer;
}

/** The functions of `document-worker.ts`. */
const kinds = {
  pdf: 'applicationPdf',
  docx: 'applicationDocx',
  xlsx: 'applicationXlsx',
  csv: 'applicationCsv',
} as const satisfies Record<ApplicationFormat, string>;

/**
 * GET /api/proposals/{id}/application/file: questions and answers in the funder's order, as they were sent or are now
 * (CALL-27). Made in a thread like other files; the same content is made once.
 */
export async function applicationFile(
  actor: Actor,
  id: string,
  { format, paper = standardPaperSize }: ApplicationFileQuery,
): Promise<ApplicationFile> {
  const { application, input } = await retryOnConflict(busy, async () =>
    sourceOf(await findProposal(actor, id), paper),
  );
  // Call, profile, text and answers all change it: what is in it is its key.
  const key = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
  const content = await documents.make({
    actor,
    kind: kinds[format],
    key: `${id}/${key}`,
    input: () => input,
  });
  return { name: applicationFileName(application.call, format), content };
}

async function sourceOf(record: ProposalRecord, paper: NonNullable<ApplicationFileQuery['paper']>) {
  const [application, today] = await Promise.all([applicationOf(record), todaysFacts(record)]);
  if (!application || !today) return undefined;
  const { proposal, organization } = today;
  const form = { ...proposal, organization: proposal.organization || organization.name };
  const at = atOf(application, record);
  return { application, input: applicationExport({ application, form, at, paper }) };
}

const atOf = ({ isSent, sentAt }: Application, { updatedAt }: ProposalRecord): Date =>
  isSent && sentAt ? new Date(sentAt) : updatedAt;
