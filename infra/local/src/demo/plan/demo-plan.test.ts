import {
  addDays,
  canMove,
  createProblems,
  dayOf,
  documentProblems,
  imageLimits,
  isEmailLike,
  type ProposalStatus,
  problemsOf,
  profileRules,
} from '@harambee/domain';
import {
  CreateCallBody,
  CreateProfileBody,
  CreateProposalBody,
  type ProfileFields,
} from '@harambee/domain/schemas';
import { domainToProve, provableDomain } from '@harambee/domain/web-domains';
import {
  draftContext,
  draftedSections,
  organizationFacts,
  readiness,
  renderSection,
} from '@harambee/drafting';
import fc from 'fast-check';
import sharp from 'sharp';
import { Value } from 'typebox/value';
import { pdfOf, photoOf } from '../making/files.ts';
import { daysAhead, demoEmail, pastDays, planDemo } from './demo-plan.ts';
import { demoOrganizations } from './organizations.ts';
import { logoOf } from './pictures.ts';
import type { DemoStep, Happening } from './steps.ts';

const today = new Date('2026-11-21T08:00:00Z');
const plan = planDemo(today);
const anyDay = fc.date({ min: new Date('2026-01-01'), max: new Date('2031-12-31'), noInvalidDate: true });

type Of<Kind extends DemoStep['kind']> = Happening & { step: Extract<DemoStep, { kind: Kind }> };
const all = <Kind extends DemoStep['kind']>(of: readonly Happening[], kind: Kind) =>
  of.filter(({ step }) => step.kind === kind) as Of<Kind>[];

test('thirty organizations of ten countries and more, each with a whole profile, the same on every machine', () => {
  expect(demoOrganizations).toHaveLength(30);
  expect(new Set(demoOrganizations.map(({ place }) => place.split(', ').at(-1))).size).toBeGreaterThanOrEqual(
    10,
  );
  const emails = demoOrganizations.flatMap((_, index) =>
    [0, 1, 2, 3].map((person) => demoEmail(index, person)),
  );
  expect(new Set(emails).size).toBe(120);
  expect(emails.every(isEmailLike)).toBe(true);
  const profiles = all(plan, 'profile');
  expect(profiles).toHaveLength(30);
  for (const { step } of profiles) {
    expect([...Value.Errors(CreateProfileBody, step.body)]).toEqual([]);
    expect(problemsOf(profileRules, step.body as ProfileFields)).toEqual([]);
  }
  // Whoever founded it reads mail at the domain of the website, so each profile is verified.
  const domains = profiles.map(({ step }) => domainToProve(step.body.website ?? ''));
  expect(domains).toEqual(profiles.map(({ organization }) => provableDomain(demoEmail(organization, 0))));
  expect(new Set(domains).size).toBe(30);
  expect(planDemo(today)).toEqual(plan);
});

test('every organization has a logo of its own and a photo that the profile takes', async () => {
  expect(all(plan, 'pictures')).toHaveLength(30);
  const logos = demoOrganizations.map(logoOf);
  expect(new Set(logos).size).toBe(30);
  for (const logo of logos)
    expect(await sharp(Buffer.from(logo)).metadata()).toMatchObject({ format: 'svg', width: 512 });
  const photo = await photoOf(29);
  expect(await sharp(photo).metadata()).toMatchObject({ format: 'jpeg', width: 1_600, height: 900 });
  expect(photo.length).toBeLessThan(imageLimits.bytes);
  for (const { step } of all(plan, 'profile')) expect(step.body.photoAlt).toMatch(/^Drawing of .+ near .+/);
});

test('the first organization has the documents that calls ask for, each of them a file', async () => {
  const documents = all(plan, 'document').map(({ step }) => step.document);
  expect(documents.map(({ fields }) => fields.kind)).toEqual(
    expect.arrayContaining(['registration', 'policy', 'accounts']),
  );
  for (const { fields, fileName, lines } of documents) {
    expect(documentProblems(fields)).toEqual([]);
    expect(fileName).toMatch(/^[a-z0-9-]+\.pdf$/);
    expect((await pdfOf(lines)).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('every proposal and every call would be taken by the service', () => {
  for (const { step } of all(plan, 'proposal')) {
    expect([...Value.Errors(CreateProposalBody, step.body)]).toEqual([]);
    expect(createProblems(step.body as never)).toEqual([]);
  }
  for (const { step } of all(plan, 'call')) expect([...Value.Errors(CreateCallBody, step.body)]).toEqual([]);
});

test('on any day: in order, within its bounds, and nobody acts before they have joined', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const happenings = planDemo(day, 3);
      const first = addDays(day, -pastDays - 1);
      const joined = new Set<string>();
      let before = first;
      for (const { at, organization, person, step } of happenings) {
        expect(at >= before && at <= addDays(day, daysAhead + 7)).toBe(true);
        before = at;
        if (step.kind === 'register' || step.kind === 'join') joined.add(`${organization} ${person}`);
        else if (step.kind !== 'visit') expect(joined).toContain(`${organization} ${person}`);
      }
    }),
    { numRuns: 5 },
  );
});

test('on any day: each proposal follows the state machine, is signed before it is sent, and made before anything else', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const states = new Map<string, ProposalStatus>();
      const signers = new Map<string, Set<number>>();
      for (const { organization, person, step } of planDemo(day, 3)) {
        if (!('proposal' in step)) continue;
        const key = `${organization} ${step.proposal}`;
        if (step.kind === 'proposal') states.set(key, step.isDrafted ? 'completed' : 'draft');
        // A proposal that began before the history is not in it.
        expect(states.has(key)).toBe(true);
        if (step.kind === 'askSignOffs') signers.set(key, new Set(step.signers));
        if (step.kind === 'agree') expect(signers.get(key)?.delete(person)).toBe(true);
        if (step.kind !== 'status') continue;
        expect(signers.get(key)?.size ?? 0).toBe(0);
        expect(canMove(states.get(key) as ProposalStatus, step.status)).toBe(true);
        states.set(key, step.status);
      }
    }),
    { numRuns: 5 },
  );
});

test('today there is every status that a person can reach, and a deadline in each of the next weeks', () => {
  const states = new Map<string, ProposalStatus>();
  for (const { organization, step } of plan.filter(({ at }) => at <= today)) {
    if (step.kind === 'proposal')
      states.set(`${organization} ${step.proposal}`, step.isDrafted ? 'completed' : 'draft');
    if (step.kind === 'status') states.set(`${organization} ${step.proposal}`, step.status);
  }
  expect(new Set(states.values())).toEqual(
    new Set(['draft', 'completed', 'submitted', 'under_review', 'approved', 'rejected', 'funded']),
  );
  const own = all(plan, 'proposal').filter(({ organization }) => organization === 0);
  expect(new Set(own.map(({ step }) => step.body.title)).size).toBe(own.length);
  for (const week of [0, 7, 14, 21]) {
    const [from, to] = [addDays(today, week), addDays(today, week + 7)].map((day) =>
      day.toISOString().slice(0, 10),
    );
    const isThen = ({ step }: (typeof own)[number]) => {
      const { deadline = '' } = step.body;
      return deadline >= `${from}` && deadline < `${to}`;
    };
    expect(own.some(isThen)).toBe(true);
  }
});

test('today no call is being prepared whose deadline is over', () => {
  const open = new Map<string, string>();
  for (const { organization, step } of plan.filter(({ at }) => at <= today)) {
    if (step.kind === 'call') open.set(`${organization} ${step.call}`, step.body.deadlineDay ?? '');
    if (step.kind === 'callStatus') expect(open.delete(`${organization} ${step.call}`)).toBe(true);
  }
  expect(open.size).toBeGreaterThan(0);
  expect([...open.values()].filter((day) => day < dayOf(addDays(today, -7)))).toEqual([]);
});

test('texts that are written from the whole plan score high, those that lack something less', () => {
  const scores = all(plan, 'proposal')
    .filter(({ step, organization }) => step.isDrafted && organization < 11 && /[12]$/.test(step.proposal))
    .map(({ at, step, organization }) => {
      const profile = all(plan, 'profile')[organization]?.step.body as ProfileFields;
      const facts = {
        savedOn: dayOf(at),
        organization: organizationFacts(profile as never, step.body.organization ?? ''),
        proposal: step.body as never,
      };
      const sections = draftedSections(draftContext(facts, 'seed')).map(renderSection);
      return { isWhole: step.body.safeguards !== undefined, score: readiness(sections, facts).score };
    });
  const of = (isWhole: boolean) => scores.filter((one) => one.isWhole === isWhole).map(({ score }) => score);
  expect(Math.min(...of(true))).toBeGreaterThanOrEqual(90);
  expect(Math.max(...of(false))).toBeLessThan(Math.min(...of(true)));
});
