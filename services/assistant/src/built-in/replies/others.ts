import { paths } from '@harambee/domain';
import type { WholeProposal } from '../../records/history.ts';
import { isOpen } from '../../records/records.ts';
import { plain } from '../../tools/plain.ts';
import { statusesIn } from '../../understanding/read.ts';
import type { Answer } from '../answer.ts';
import { type Ask, answer, labelOf, linesOf, pageChip, proposalChip, shown } from '../ask.ts';
import { covers } from '../recorded-topic.ts';
import { proposals, records as said } from '../words/records.ts';
import { listOf } from './many.ts';
import { narrow } from './narrow.ts';

/** The proposals of a question about who leads: in the statuses that it names, all those of others, or one's own open ones. */
function asked({ topic }: Ask, some: readonly WholeProposal[]): WholeProposal[] {
  if (statusesIn(topic) || topic.periods.length > 0) return narrow(topic, some).some;
  return topic.person ? [...some] : some.filter(({ status }) => isOpen(status));
}

/** "Which proposals are mine?": those that are not sent. "Which does Brian lead?": all of his (OWNER-09). */
export async function leading(ask: Ask): Promise<Answer> {
  const { topic, records } = ask;
  const { language, person, concepts } = topic;
  if (topic.people.length > 1) return byPerson(ask);
  covers(topic, 'lead', 'mine', 'howMany', 'who');
  const led = await records.ledBy(person?.userId ?? records.userId);
  const isDenied = concepts.has('negation') && !statusesIn(topic)?.isNegated;
  const rest = (await records.proposals()).filter(({ id }) => !led.some((one) => one.id === id));
  const some = asked(ask, isDenied ? rest : led);
  const name = person ? plain(person.name) : '';
  const [first] = some;
  if (!first)
    return answer('work.leads-none', said.leadingNone[language](name), pageChip(paths.newProposal, language));
  const lines = some.map((one) => `**${shown(one)}**: ${labelOf(one.status)}`);
  const chip = some.length === 1 ? proposalChip(first, language) : pageChip(paths.proposals, language);
  const count = proposals[language](some.length);
  const head = (isDenied ? said.ledByOthers : said.leading)[language](name, count);
  return answer('work.leads', `${head}:\n\n${listOf(lines, ask)}`, chip);
}

/** "Does Brian lead more than Grace?" */
async function byPerson({ topic, records }: Ask): Promise<Answer> {
  covers(topic, 'lead', 'compare', 'howMany', 'who');
  const { language, people } = topic;
  const lines = await Promise.all(
    people.map(async ({ userId, name }) => {
      const led = await records.ledBy(userId);
      return said.leading[language](plain(name), proposals[language](led.length));
    }),
  );
  return answer('work.leads', linesOf(lines), pageChip(paths.proposals, language));
}
