import { newActor, testDatabase, travel } from '@harambee/service-kit/testing';
import { filledReply } from '../model/reply/filled-reply.ts';
import { Records } from '../records/records.ts';
import { deliverApplication, deliverCall, deliverProposal } from '../testing/deliver.ts';
import { type ReplyInSlots, repliesInSlots } from './good-replies.ts';
import { madeUpTenant } from './made-up-tenant.ts';
import { mutantsOf, wrongValues } from './reply-mutants.ts';

testDatabase();

const calls: [string][] = [['list_calls']];
/** As a good model speaks of calls (CALL-44); `rivers` and `forests` stand for their ids. */
const good = [
  '**{{rivers name}}** closes on {{rivers deadline}}, in {{rivers daysLeft}}. It has {{rivers openQuestions}}.',
  'The next deadline is {{rivers deadline}} for **{{rivers name}}**.',
  '- **{{rivers name}}**: due on {{rivers deadline}}, with {{rivers openQuestions}}\n- **{{forests name}}**: due on {{forests deadline}}',
  '{{forests name}} is due on {{forests deadline}} and still has {{forests openQuestions}}.',
];

/** Right all the same: a call still has the days that are left. */
const trueByChance = ['still has 28 days.', 'It has 7 days.'];

let replies: ReplyInSlots[];
let travelBack: () => void;

beforeAll(async () => {
  travelBack = travel(Date.parse(madeUpTenant.today) - Date.now());
  const { tenantId } = await newActor();
  const rivers = await deliverCall(tenantId, { name: 'Clean rivers', deadlineDay: '2026-11-27' });
  const forests = await deliverCall(tenantId, { name: 'Green forests', deadlineDay: '2026-12-18' });
  await deliverApplication(tenantId, { callId: rivers, required: 8, answered: 3 });
  await deliverApplication(tenantId, { callId: forests, required: 4, answered: 4, openQuestions: [] });
  await deliverProposal(tenantId, { deadline: '2026-12-05' });
  const ids = { rivers, forests };
  replies = await repliesInSlots(
    good.map((reply) => ({
      ask: 'What is due?',
      calls: [...calls, ['list_due']],
      reply: reply.replace(/\{\{(rivers|forests) /g, (_, name: keyof typeof ids) => `{{${ids[name]} `),
    })),
    new Records(tenantId),
  );
});
afterAll(() => travelBack());

test('a good reply about calls loses no sentence', () => {
  const lost = replies.flatMap(({ text, facts }) => filledReply(text, facts).refused);
  expect(lost).toEqual([]);
  expect(filledReply(replies[0]?.text ?? '', replies[0]?.facts ?? []).text).toBe(
    '**Clean rivers** closes on November 27, 2026, in 7 days. It has 5 questions without an answer.',
  );
});

test('a wrong one never shows the wrong value', () => {
  let tried = 0;
  for (const reply of replies)
    for (const mutant of mutantsOf(reply)) {
      tried += 1;
      const { text } = filledReply(mutant.text, reply.facts);
      if (trueByChance.some((end) => text.endsWith(end))) continue;
      for (const value of wrongValues(reply, mutant)) {
        if (reply.facts.filter((fact) => fact.value === value).length > 1) continue;
        expect([mutant.kind, mutant.text, text.includes(value) && !isRight(reply, value)]).toEqual([
          mutant.kind,
          mutant.text,
          false,
        ]);
      }
    }
  expect(tried).toBeGreaterThan(100);
});

/** The reply states it at another place, too. */
const isRight = ({ text, facts }: ReplyInSlots, value: string): boolean =>
  facts.some((fact) => fact.value === value && text.includes(`{{${fact.id}}}`));
