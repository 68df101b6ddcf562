import type { DraftContext } from '../context/draft-context.ts';
import { type DraftedTable, fact, need, type Part } from '../context/draft-text.ts';
import type { TeamMember } from '../reading/team-text.ts';

/** Rows a reader takes in; a longer list stays in the text above. */
const shown = 30;

/** What is missing about somebody, in the words of the notes. */
export const memberNeeds = {
  role: (who: string) => `the role of ${who}`,
  time: (who: string) => `the share of time of ${who}`,
  name: (who: string) => `the name of the ${who}`,
} as const;

export const shownMembers = ({ members }: DraftContext): TeamMember[] => members.slice(0, shown);

/** Name, role and share of time, where the team is written person by person. */
export function teamTable(context: DraftContext): DraftedTable[] {
  const members = shownMembers(context);
  if (members.length === 0) return [];
  return [
    {
      kind: 'team',
      title: 'Roles and time',
      heads: ['Name', 'Role', 'Share of time'],
      rows: members.map(({ name, role, time }) => {
        const stated = (text: string | undefined, what: string): Part =>
          text ? fact('proposal.team', text) : need(what);
        const who = name ?? role ?? '';
        return [
          [stated(name, memberNeeds.name(who))],
          [stated(role, memberNeeds.role(who))],
          [stated(time, memberNeeds.time(who))],
        ];
      }),
    },
  ];
}
