import { paths } from '@harambee/domain';
import { namedPage, type PagePath, pages } from '../../tools/pages.ts';
import { plain } from '../../tools/plain.ts';
import type { Concept } from '../../understanding/lexicon.ts';
import type { Answer } from '../answer.ts';
import { type Ask, answer, pageChip, proposalChip, shown } from '../ask.ts';
import { general } from '../words/general.ts';

/** Which page a message names. The first that fits. */
const named: readonly [Concept, PagePath][] = [
  ['report', paths.impactReport],
  ['analytics', paths.proposalAnalytics],
  ['rank', paths.leaderboard],
  ['badge', paths.badges],
  ['settings', paths.settings],
  ['dashboard', paths.dashboard],
  ['answerBank', paths.answers],
  ['yourData', paths.yourData],
  ['notification', paths.notifications],
  ['document', paths.documents],
  ['team', paths.team],
  ['call', paths.calls],
  ['points', paths.impact],
  ['impact', paths.impact],
  ['profile', paths.profiles],
  ['publicPage', paths.profiles],
  ['proposal', paths.proposals],
];

function pageOf({ topic }: Ask): PagePath | undefined {
  const { concepts, message, language } = topic;
  if (language === 'en') return namedPage(message);
  if (concepts.has('proposal') && concepts.has('newOne')) return paths.newProposal;
  return named.find(([concept]) => concepts.has(concept))?.[1];
}

/** "Take me to the settings", "open it": the only answers that ask the person to confirm. */
export function opened(ask: Ask): Answer | undefined {
  const { language, mention, concepts } = ask.topic;
  const [only] = mention?.rows ?? [];
  if (only && mention?.rows.length === 1) {
    const reply = general.go[language](`**${shown(only)}**`);
    return { ...answer('proposal.open', reply, proposalChip(only, language)), goes: true };
  }
  const [document] = ask.topic.documents;
  if (document) {
    const reply = general.go[language](`**${plain(document.title)}** (${pages[paths.documents].name})`);
    return { ...answer('page', reply, pageChip(paths.documents, language)), goes: true };
  }
  if (mention || concepts.has('howMany')) return undefined;
  const path = pageOf(ask);
  if (!path) return undefined;
  const label = language === 'en' ? pages[path].label : plain(pages[path].name);
  return { ...answer('page', general.go[language](label), pageChip(path, language)), goes: true };
}
