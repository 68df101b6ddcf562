import { type Measurement, parseEvaluation } from '../reading/evaluation-text.ts';
import { sharedTopics } from '../reading/shared-words.ts';
import type { TeamMember } from '../reading/team-text.ts';
import { type FactPath, fact, type Part } from './draft-text.ts';
import { readOnce } from './read-once.ts';

/** How an objective is measured, each part with the field it comes from. */
export interface ObjectiveMeasurement {
  method?: Part;
  frequency?: Part;
  owner?: Part;
}

type Placed = Measurement & { path: FactPath };

const evaluators =
  /monitor|evaluat|\bM ?& ?E\b|\bdata\b|quality|research|ufuatiliaji|tathmini|suivi|监测|评估|رصد|تقييم/i;

/**
 * Reads how results are measured, from the first field that says so. An objective gets the statement with the same
 * topic, or else the first one. What that leaves open comes from the other statements, because methods usually say it
 * once for the whole project.
 */
export function measurementsOf(
  fields: readonly (readonly [FactPath, string])[],
  members: readonly TeamMember[],
): (topics: ReadonlySet<string>) => ObjectiveMeasurement {
  const placed = readOnce(() => {
    const read = fields.map(([path, text]): Placed[] =>
      parseEvaluation(text).map((one) => ({ ...one, path })),
    );
    return read.find((found) => found.length > 0) ?? [];
  });
  const evaluator = members.find(({ role, name }) => role && name && evaluators.test(role));
  return (topics) => {
    const all = placed();
    const closeness = (one: Placed) => sharedTopics(one.topics, topics);
    const best = all.reduce<Placed | undefined>(
      (most, one) => (!most || closeness(one) > closeness(most) ? one : most),
      undefined,
    );
    const find = (part: 'method' | 'frequency' | 'owner'): Part | undefined => {
      const from = best?.[part] ? best : all.find((one) => one[part]);
      return from && fact(from.path, from[part] as string);
    };
    const owner = find('owner') ?? (evaluator && fact('proposal.team', evaluator.role as string));
    return { method: find('method'), frequency: find('frequency'), owner };
  };
}
