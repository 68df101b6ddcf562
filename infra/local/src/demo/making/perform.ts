import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type {
  Call,
  CallChecklist,
  CommentMention,
  DocumentUpload,
  MadeInvitation,
  Profile,
  Proposal,
  ProposalTeam,
  SignOffs,
} from '@harambee/domain/schemas';
import { StartProblem } from '../../start-problem.ts';
import { demoEmail } from '../plan/demo-plan.ts';
import { demoOrganizations } from '../plan/organizations.ts';
import { logoOf } from '../plan/pictures.ts';
import type { DemoStep, Happening } from '../plan/steps.ts';
import { callProduct, DemoPerson, type DemoProduct } from './demo-client.ts';
import { secretMailedTo } from './demo-mail.ts';
import { pdfOf, photoOf } from './files.ts';

/** The ids that the product gave to what was made, by the names of the plan. */
export interface MadeIds {
  profile?: string;
  /** By index in the organization's people. */
  people: string[];
  calls: Record<string, string>;
  proposals: Record<string, string>;
}

export interface Making extends DemoProduct {
  dataDir: string;
  /** Milliseconds between two looks at a text that is being written. */
  pollEvery: number;
}

type Step<Kind extends DemoStep['kind']> = Extract<DemoStep, { kind: Kind }>;

/** An organization of the demo whose people do what the plan says, one thing after the other. */
export class DemoOffice {
  readonly #people: DemoPerson[];

  constructor(
    private readonly making: Making,
    private readonly organization: number,
    readonly ids: MadeIds = { people: [], calls: {}, proposals: {} },
  ) {
    this.#people = [0, 1, 2, 3].map((person) => new DemoPerson(making, demoEmail(organization, person)));
  }

  async perform({ person, step }: Happening): Promise<void> {
    await (this.#steps[step.kind] as (step: DemoStep, person: number) => Promise<unknown>)(step, person);
  }

  readonly #steps: { [Kind in DemoStep['kind']]: (step: Step<Kind>, person: number) => Promise<unknown> } = {
    register: async () => {
      const organization = this.#organization;
      const founder = this.#person(0);
      const { user } = await founder.enter('/api/auth/register', {
        ...organization.people[0],
        organizationName: organization.name,
      });
      this.ids.people[0] = user.id;
      await this.#confirmAddress(0);
      // People who look at the demo want to see the product, not to set it up.
      await founder.post('/api/auth/complete-onboarding', {}, this.#key('onboarded', 0));
    },
    profile: async ({ body }) => {
      const { profile } = await this.#person(0).post<{ profile: Profile }>(
        '/api/ngo/profile',
        body,
        this.#key('profile'),
      );
      this.ids.profile = profile.id;
    },
    pictures: async () => {
      const logo = Buffer.from(logoOf(this.#organization, this.organization));
      await this.#person(0).upload('POST', '/api/ngo/profile/images/logo', logo);
      await this.#person(0).upload('POST', '/api/ngo/profile/images/photo', await photoOf(this.organization));
    },
    document: async ({ document: { fields, fileName, lines } }, person) => {
      const file = await pdfOf(lines);
      const documents = '/api/calls/documents';
      const { upload } = await this.#person(person).post<{ upload: DocumentUpload }>(`${documents}/uploads`, {
        fileName,
        bytes: file.length,
      });
      await this.#person(person).upload('PUT', `${documents}/uploads/${upload.id}/parts/0`, file);
      await this.#person(person).post(documents, { uploadId: upload.id, ...fields }, this.#key(fields.name));
    },
    figures: ({ body }) => this.#person(0).put(`/api/ngo/profile/${this.ids.profile}`, body),
    join: async ({ role }, person) => {
      const { link } = await this.#person(0).post<MadeInvitation>('/api/auth/invitations', { role });
      const body = { token: link.split('#')[1], ...this.#organization.people[person] };
      const { user } = await this.#person(person).enter('/api/auth/invitations/accept', body);
      this.ids.people[person] = user.id;
      await this.#confirmAddress(person);
      await this.#person(person).post('/api/auth/complete-onboarding', {}, this.#key('onboarded', person));
    },
    call: async ({ call, body }, person) => {
      const made = await this.#person(person).post<{ call: Call }>('/api/calls', body, this.#key(call));
      this.ids.calls[call] = made.call.id;
    },
    callStatus: async ({ call, status }, person) => {
      const path = `/api/calls/${this.ids.calls[call]}`;
      const { call: found } = await this.#person(person).get<{ call: Call }>(path);
      const { id, deadlineAt, revision, createdAt, updatedAt, checks, ...content } = found;
      await this.#person(person).put(path, { ...content, status }, revision);
    },
    proposal: async ({ proposal, call, body, isDrafted }, person) => {
      const sent = { ...body, generate: isDrafted };
      const made = await this.#person(person).post<{ proposal: Proposal }>(
        '/api/proposals?confirmed=personal_data',
        sent,
        this.#key(proposal),
      );
      this.ids.proposals[proposal] = made.proposal.id;
      if (isDrafted) await this.#written(proposal, person);
      if (call)
        await this.#soon(() =>
          this.#person(person).put(`${this.#path(proposal)}/application`, { callId: this.ids.calls[call] }),
        );
    },
    team: async ({ proposal, helper, tasks }, person) => {
      const path = `${this.#path(proposal)}/team`;
      const { team } = await this.#person(person).get<{ team: ProposalTeam }>(path);
      const body = {
        ownerId: this.ids.people[person],
        helperIds: [this.ids.people[helper]],
        tasks: tasks.map(({ section, person: whose, dueOn }, index) => ({
          ...{ id: this.#id(proposal, `task ${index}`), place: { kind: 'section', section } },
          ...{ personId: this.ids.people[whose], dueOn, isDone: false },
        })),
      };
      await this.#soon(() => this.#person(person).put(path, body, team.revision));
    },
    taskDone: ({ proposal, task }, person) =>
      this.#person(person).put(`${this.#path(proposal)}/team/tasks/${this.#id(proposal, `task ${task}`)}`, {
        isDone: true,
      }),
    comment: ({ proposal, thread, section, text, mentions }, person) =>
      this.#person(person).post(`${this.#path(proposal)}/comments`, {
        ...{ id: this.#id(proposal, thread), place: { kind: 'section', section }, text },
        mentions: mentions > 0 ? [this.#mention(text, 1)] : [],
      }),
    reply: ({ proposal, thread, text }, person) =>
      this.#person(person).post(`${this.#path(proposal)}/comments/${this.#id(proposal, thread)}/replies`, {
        id: this.#id(proposal, `${thread} reply`),
        text,
      }),
    resolve: ({ proposal, thread }, person) =>
      this.#person(person).post(`${this.#path(proposal)}/comments/${this.#id(proposal, thread)}/resolve`, {}),
    answers: async ({ proposal, share }, person) => this.#answer(proposal, share, person),
    checklist: async ({ call }, person) => {
      const path = `/api/calls/${this.ids.calls[call]}/checklist`;
      const { items } = await this.#person(person).get<CallChecklist>(path);
      for (const { asked, proposed } of items)
        if (proposed[0])
          await this.#person(person).put(`${path}/${asked.id}`, {
            documentId: proposed[0].id,
            isNotNeeded: false,
          });
    },
    askSignOffs: ({ proposal, signers }, person) =>
      this.#soon(() =>
        this.#person(person).put(`${this.#path(proposal)}/sign-offs`, {
          signers: signers.map((signer) => ({ id: this.ids.people[signer], kind: 'person' })),
        }),
      ),
    agree: async ({ proposal }, person) => {
      const path = `${this.#path(proposal)}/sign-offs`;
      const { signOffs } = await this.#person(person).get<{ signOffs: SignOffs }>(path);
      await this.#person(person).post(`${path}/agree`, { hash: signOffs.hash });
    },
    status: ({ proposal, status }, person) =>
      this.#person(person).post(
        `${this.#path(proposal)}/status`,
        { status },
        this.#key(`${proposal} ${status}`),
      ),
    inbox: (_step, person) =>
      this.#person(person).putByCookie(`/api/test/notifications/${this.ids.people[person]}/clear-all`),
    visit: ({ browser }) =>
      callProduct(this.making, {
        ...{ method: 'POST', path: `/api/ngo/profile/public/${this.ids.profile}/views` },
        headers: { 'user-agent': `Mozilla/5.0 (X11; Linux x86_64) ${browser}` },
      }),
  };

  get #organization() {
    return demoOrganizations[this.organization] as (typeof demoOrganizations)[number];
  }

  #person(index: number): DemoPerson {
    return this.#people[index] as DemoPerson;
  }

  #path(proposal: string): string {
    return `/api/proposals/${this.ids.proposals[proposal]}`;
  }

  async #confirmAddress(person: number): Promise<void> {
    const { dataDir, signal } = this.making;
    const token = await secretMailedTo(demoEmail(this.organization, person), dataDir, signal);
    await callProduct(this.making, {
      method: 'POST',
      path: '/api/auth/email/confirm',
      body: { token, reviewed: true },
    });
  }

  /** Waits until its text is written. */
  async #written(proposal: string, person: number): Promise<void> {
    for (let look = 1; look <= 600; look += 1) {
      const { proposal: now } = await this.#person(person).get<{ proposal: Proposal }>(this.#path(proposal));
      if (now.status === 'completed') return;
      if (now.status === 'failed') break;
      await wait(this.making.pollEvery, undefined, { signal: this.making.signal });
    }
    throw new StartProblem('The drafting of the demo takes too long: look into the logs.');
  }

  async #answer(proposal: string, share: number, person: number): Promise<void> {
    const { application } = await this.#person(person).get<{ application: DemoApplication }>(
      `${this.#path(proposal)}/application`,
    );
    const { questions } = application.call;
    for (const { id, sectionKey } of questions.slice(0, Math.ceil(questions.length * share))) {
      if (application.answers.some(({ questionId, revision }) => questionId === id && revision > 0)) continue;
      const start = { kind: 'section', section: sectionKey };
      await this.#person(person).put(
        `${this.#path(proposal)}/answers/${id}`,
        { start, isTicked: share === 1 },
        0,
      );
    }
  }

  #mention(text: string, person: number): CommentMention {
    const { firstName, lastName } = this.#organization.people[person] as {
      firstName: string;
      lastName: string;
    };
    const words = `@${firstName} ${lastName}`;
    const start = text.indexOf(words);
    return { start, end: start + words.length, id: this.ids.people[person] as string, kind: 'person' };
  }

  /** Services hear of each other's news a moment later. */
  async #soon<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await call();
      } catch (error) {
        if (attempt === 20) throw error;
        await wait(25 * attempt, undefined, { signal: this.making.signal });
      }
    }
  }

  #key(action: string, person = 0): string {
    return `demo-${this.#id(action, String(person))}`;
  }

  /** The same in every run, so that what is repeated is not there twice. */
  #id(...of: string[]): string {
    return createHash('sha256')
      .update([this.#organization.name, ...of].join('\0'))
      .digest('hex')
      .slice(0, 32);
  }
}

interface DemoApplication {
  call: { questions: { id: string; sectionKey: string }[] };
  answers: { questionId: string; revision: number }[];
}
