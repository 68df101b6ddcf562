import { topics } from '../reading/topics.ts';
import { teamNeeds } from '../sections/team.ts';
import { type Assessed, type Loss, lost, type Signal } from './loss.ts';
import { countedFigures } from './need-signals.ts';
import { memberNeeds } from './need-words.ts';
import { says } from './worth.ts';

interface Member {
  who: string;
  role: boolean;
  time: boolean;
}

function membersOf({ context, facts }: Assessed): Member[] {
  const rows = facts.proposal.people;
  if (rows.length > 0)
    return rows.map(({ name, post, share, months }) => ({
      who: name || post,
      role: says(post),
      time: share !== null || months.length > 0,
    }));
  return context.members.map(({ name, role, time }) => ({
    who: name ?? role ?? '',
    role: role !== undefined,
    time: time !== undefined,
  }));
}

/** 5: posts (2) and shares of time (3). */
export function namedTeam(assessed: Assessed): Signal {
  const { context, facts } = assessed;
  const at = {
    section: 'team',
    field: facts.proposal.people.length > 0 ? 'people' : 'team',
  } as const;
  const text = context.ownText('team');
  const members = membersOf(assessed);
  const ask = (part: 'role' | 'time', points: number, topic: RegExp, all: string): Loss[] =>
    members.length === 0
      ? lost(
          !(topic.test(text) && says(text, 4)) && {
            key: part,
            gain: points,
            what: all,
            ...at,
            note: part === 'role' ? teamNeeds.roles : teamNeeds.times,
          },
        )
      : members.flatMap((member) => {
          const key = memberNeeds[part](member.who);
          return lost(
            !member[part] && {
              key,
              gain: points / members.length,
              what: `Give ${key}`,
              kind: all,
              ...at,
              words: member.who,
            },
          );
        });
  return {
    key: 'team',
    label: 'Team: roles and time',
    outOf: 5,
    aspect: 'complete',
    losses: lost(
      ...ask('role', 2, topics.owner, 'Give the role of each person'),
      ...ask('time', 3, topics.timeShare, 'Give the share of time of each person'),
    ),
  };
}

const experience =
  /\b(?:years?|since|experience\w*|worked|led|leads|founded|founder|built|trained|formerly|former|taught|teach(?:es|er)|supervised|kept|ran|has run|managed|wrote|licensed|certified|qualified|engineer|doctor|nurse|agronomist|researcher|speaks)\b|(?:19|20)\d\d|年|سنة/i;

/** 7: what people bring (3), what has been done before, with figures (2), what the organization is (2). */
export function shownCapacity(assessed: Assessed): Signal {
  const { context, facts } = assessed;
  const { organization, proposal } = facts;
  const rows = proposal.people;
  const text = context.ownText('team');
  const without =
    rows.length > 0
      ? rows.filter(({ brings }) => !says(brings, 2)).length / rows.length
      : Number(!experience.test(text) || !says(text, 4));
  const record = proposal.trackRecord.filter(({ result, figure }) => says(result) && figure !== null);
  const told = countedFigures(text).size;
  const own = [
    organization.description ?? '',
    ...(organization.facts ?? []).map(({ value, name }) => `${value} ${name} counted`),
  ];
  return {
    key: 'capacity',
    label: 'Capacity: experience and track record',
    outOf: 7,
    aspect: 'content',
    losses: lost(
      {
        key: 'experience',
        gain: 3 * without,
        what: 'Say what each person brings: what they have done before',
        section: 'team',
        field: rows.length > 0 ? 'people' : 'team',
      },
      record.length === 0 &&
        (rows.length > 0 || told === 0) && {
          key: teamNeeds.record,
          gain: 2,
          what: 'Give a figure of earlier work that shows the team can do this',
          section: 'team',
          note: teamNeeds.record,
          field: rows.length > 0 ? 'trackRecord' : 'team',
        },
      countedFigures(own.join('\n')).size === 0 &&
        told === 0 && {
          key: 'organization',
          gain: 2,
          what: 'Say in your profile what the organization has done, with a figure',
          section: 'team',
          field: 'organization.description',
        },
    ),
  };
}
