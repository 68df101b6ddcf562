import type { DocumentFields, ProposalSectionKey, ProposalStatus } from '@harambee/domain';
import type { Call, CreateCallBody, CreateProfileBody, CreateProposalBody } from '@harambee/domain/schemas';

/** What somebody does, as the calls of the pages do it. `proposal`, `call` and `thread` are names within an organization. */
export type DemoStep =
  | { kind: 'register' }
  | { kind: 'profile'; body: CreateProfileBody }
  /** The logo and the photo of the profile, drawn for this organization. */
  | { kind: 'pictures' }
  /** A document that funders ask for is added to the organization's own. */
  | { kind: 'document'; document: DemoDocument }
  /** The year's report is out: its figures, and the report itself, are added to the profile. */
  | { kind: 'figures'; body: Pick<CreateProfileBody, 'facts' | 'reports'> }
  /** The person of the happening joins by an invitation of the founder. */
  | { kind: 'join'; role: 'Member' | 'Reviewer' }
  | { kind: 'call'; call: string; body: CreateCallBody }
  | { kind: 'callStatus'; call: string; status: Call['status'] }
  | { kind: 'proposal'; proposal: string; call?: string; body: CreateProposalBody; isDrafted: boolean }
  | { kind: 'team'; proposal: string; helper: number; tasks: readonly DemoTask[] }
  | { kind: 'taskDone'; proposal: string; task: number }
  | {
      kind: 'comment';
      proposal: string;
      thread: string;
      section: ProposalSectionKey;
      text: string;
      mentions: number;
    }
  | { kind: 'reply'; proposal: string; thread: string; text: string }
  | { kind: 'resolve'; proposal: string; thread: string }
  /** Answers this share of the questions of the call. */
  | { kind: 'answers'; proposal: string; share: number }
  /** Takes the document that is proposed for each line of the call's checklist. */
  | { kind: 'checklist'; call: string }
  | { kind: 'askSignOffs'; proposal: string; signers: readonly number[] }
  | { kind: 'agree'; proposal: string }
  | { kind: 'status'; proposal: string; status: ProposalStatus }
  /** Has read all notifications until now. */
  | { kind: 'inbox' }
  /** A stranger reads the public page. */
  | { kind: 'visit'; browser: string };

export interface DemoDocument {
  fields: DocumentFields;
  fileName: string;
  lines: readonly string[];
}

export interface DemoTask {
  section: ProposalSectionKey;
  person: number;
  dueOn: string;
}

/** Something that somebody does at a time. */
export interface Happening {
  at: Date;
  /** Indexes in `demoOrganizations` and in its `people`. */
  organization: number;
  person: number;
  step: DemoStep;
}
