import { type ProposalSectionKey, proposalSectionKeys } from '@harambee/domain';
import type { PlannedFacts } from '@harambee/drafting/slots';

/** What a model planned before it wrote. It goes back to the model only; no reader sees a word of it. */
export interface WritingPlan {
  reader?: string;
  argument?: string;
  sections: Partial<Record<ProposalSectionKey, { point?: string; facts: readonly string[] }>>;
}

export const noPlan: WritingPlan = { sections: {} };

const longestText = 1_000;
const mostFacts = 200;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, longestText) : undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a model's answer; invalid parts count as not planned. */
export function readPlan(answer: string): WritingPlan {
  const planned = parsedObject(answer);
  if (!planned) return noPlan;
  const sections = isRecord(planned.sections) ? planned.sections : {};
  const reader = text(planned.reader);
  const argument = text(planned.argument);
  return {
    ...(reader && { reader }),
    ...(argument && { argument }),
    sections: Object.fromEntries(
      proposalSectionKeys.flatMap((key) => {
        const section = Object.hasOwn(sections, key) ? sections[key] : undefined;
        if (!isRecord(section)) return [];
        const point = text(section.point);
        const facts = Array.isArray(section.facts)
          ? section.facts.filter((id) => typeof id === 'string').slice(0, mostFacts)
          : [];
        return [[key, { ...(point && { point }), facts }]];
      }),
    ),
  };
}

/** The JSON object in an answer, whatever text surrounds it. */
export function parsedObject(answer: string): Record<string, unknown> | undefined {
  const json = /\{[\s\S]*\}/.exec(answer)?.[0];
  const value = json === undefined ? undefined : parsed(json);
  return isRecord(value) ? value : undefined;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The ids of facts by section. */
export const plannedFacts = ({ sections }: WritingPlan): PlannedFacts =>
  Object.fromEntries(Object.entries(sections).map(([key, { facts }]) => [key, facts]));
