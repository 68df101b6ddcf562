import { can, type Permission, paths, roles } from '@harambee/domain';
import { plain } from '../../tools/plain.ts';
import type { Language } from '../../understanding/languages.ts';
import type { Concept } from '../../understanding/lexicon.ts';
import type { Answer } from '../answer.ts';
import { type Ask, answer, pageChip } from '../ask.ts';
import { asksWhoMay, roleIn } from '../query/roles.ts';
import { covers } from '../recorded-topic.ts';
import { organization as said } from '../words/organization.ts';
import { listIn } from '../words/records.ts';

const themselves = new Set(
  'my i me mon moi je mi yo soy tengo meu minha eu sou tenho yangu langu nina mimi'.split(' '),
);
/** "Which role do I have?" */
const asksOfThemselves = ({ tokens, concepts }: Pick<Ask['topic'], 'tokens' | 'concepts'>): boolean =>
  concepts.has('mine') || tokens.some((token) => themselves.has(token));

/** "How many people are in our team?", "what role does Fatuma have?", "who is an owner?" */
export async function team({ topic, records }: Ask): Promise<Answer> {
  const { language } = topic;
  covers(topic, 'who', 'role', 'team', 'howMany');
  const { people } = await records.names();
  const chip = pageChip(paths.team, language);
  const role = roleIn(topic);
  const isOwn = topic.concepts.has('role') && !role && !topic.concepts.has('who');
  const whom = topic.person?.userId ?? (isOwn && asksOfThemselves(topic) ? records.userId : undefined);
  if (isOwn) covers(topic, 'mine');
  const known = people.find(({ userId }) => userId === whom);
  if (asksWhoMay(topic)) covers(topic, 'howTo');
  const right = asksWhoMay(topic) ? rights.find(([concept]) => topic.concepts.has(concept))?.[1] : undefined;
  if (known) {
    const mayDoIt = right
      ? `\n\n${said.mayDoIt[language](can(known.role, right), rolesWith(right, language))}`
      : '';
    return answer(
      'team.role',
      `${said.roleOf[language](plain(known.name), roles[known.role].label)}${mayDoIt}`,
      chip,
    );
  }
  if (role && right)
    return answer('team.may', said.mayDoIt[language](can(role, right), rolesWith(right, language)), chip);
  const some = people.filter((one) => (!role || one.role === role) && (!right || can(one.role, right)));
  const names = some.map(({ name, role: has }) => `${plain(name)} (${roles[has].label})`);
  return answer('team.people', said.team[language](some.length, listIn(names, language)), chip);
}

/** What people ask to be allowed to do, and the permission for it. */
const rights: readonly (readonly [Concept, Permission])[] = [
  ['inviting', 'people.manage'],
  ['signOff', 'signOffs.give'],
  ['comment', 'comments.write'],
  ['submitted', 'proposals.submit'],
  ['everSent', 'proposals.submit'],
  ['approved', 'proposals.submit'],
  ['rejected', 'proposals.submit'],
  ['deleting', 'proposals.write'],
  ['changing', 'proposals.write'],
  ['writing', 'proposals.write'],
];

const rolesWith = (right: Permission, language: Language): string =>
  listIn(
    (Object.keys(roles) as (keyof typeof roles)[])
      .filter((role) => can(role, right))
      .map((role) => roles[role].label),
    language,
  );
