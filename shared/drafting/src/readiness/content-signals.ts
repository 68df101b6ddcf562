import { proposalSectionKeys, proposalSections } from '@harambee/domain';
import type { Objective } from '../context/draft-context.ts';
import { isSourceNeed } from '../facts/fact-check.ts';
import { evidenceNeeds } from '../sections/project-description.ts';
import { type Assessed, claimCap, type Loss, lost, type Signal } from './loss.ts';
import { measuringNeeds, objectiveNeeds } from './need-words.ts';

/** 15: a share for each section that stands without an open note. */
export function completeSections({ sections }: Assessed): Signal {
  const outOf = 15;
  const losses = proposalSectionKeys.flatMap((key) => {
    const section = sections.find((one) => one.key === key);
    if (section && section.words > 0 && section.needs.length === 0) return [];
    const claim = section?.needs.find(isSourceNeed);
    const note = claim ?? section?.needs[0];
    const notes = section?.needs.length === 1 ? 'the open note' : 'every open note';
    return lost({
      key: `section ${key}`,
      gain: outOf / proposalSectionKeys.length,
      what: claim
        ? `Give ${claim} in ${proposalSections[key]}, or have the text written anew without it`
        : `Answer ${notes} in ${proposalSections[key]}`,
      section: key,
      note,
      ...(claim && { lifts: claimCap }),
    });
  });
  return { key: 'sections', label: 'Sections without open notes', outOf, losses };
}

/** 12: the place (3), two figures (4), a source with its year (5). */
export function provenNeed({ context }: Assessed): Signal {
  const { figures, hasDatedSource } = context.evidence;
  const at = { section: 'project_description', field: 'description' } as const;
  const missing = Math.max(0, 2 - figures);
  return {
    key: 'need',
    label: 'Need: place, figures, dated source',
    outOf: 12,
    losses: lost(
      context.organization.location === '' && {
        key: evidenceNeeds.place,
        gain: 3,
        what: 'Say in your profile where the organization works',
        ...at,
        note: evidenceNeeds.place,
        field: 'organization.location',
      },
      missing > 0 && {
        key: evidenceNeeds.figures,
        gain: missing * 2,
        what:
          missing === 1
            ? 'Add a second figure that shows the size of the problem'
            : 'Add two figures that show the size of the problem',
        ...at,
        note: evidenceNeeds.figures,
      },
      !hasDatedSource && {
        key: evidenceNeeds.source,
        gain: 5,
        what: 'Name a source of the last five years, with its year, in the sentence of its figures',
        ...at,
        note: evidenceNeeds.source,
      },
    ),
  };
}

const noObjectives = (gain: number): Loss => ({
  key: 'objectives',
  gain,
  what: 'Write at least one objective with who, a baseline, a target and a date',
  section: 'project_description',
  note: 'at least one objective with a baseline, a target and a date',
  field: 'objectives',
});

const elements = {
  verb: {
    points: 2,
    what: (n: string) => `Begin objective ${n} with what is done: train, build, reduce`,
    many: 'Begin each objective with what is done: train, build, reduce',
  },
  who: {
    points: 3,
    what: (n: string) => `Name who gains from objective ${n}`,
    many: 'Name who gains from each objective',
  },
  target: {
    points: 3,
    what: (n: string) => `Give objective ${n} a target in numbers`,
    many: 'Give each objective a target in numbers',
  },
  baseline: {
    points: 4,
    what: (n: string) => `Give objective ${n} its baseline: the figure of today`,
    many: 'Give each objective its baseline: the figure of today',
  },
  date: {
    points: 3,
    what: (n: string) => `Say by when objective ${n} is reached`,
    many: 'Say by when each objective is reached',
  },
  indicator: {
    points: 0,
    what: (n: string) => `Say what is counted or measured in objective ${n}`,
    many: 'Say what is counted or measured in each objective',
  },
} as const;

/** An element of an objective that is missing; under its key the signals that ask for it add up. */
function missingIn(objective: Objective, element: keyof typeof elements, gain: number): Loss {
  const { number, path } = objective;
  const key = objectiveNeeds[element](number);
  return {
    key,
    gain,
    what: elements[element].what(number),
    kind: elements[element].many,
    section: 'impact',
    note: key,
    field: path.replace('proposal.', ''),
  };
}

const partsOf = ({ verb, who, targets, baseline, date }: Objective) => ({
  verb,
  who,
  target: targets[0],
  baseline,
  date,
});

/** 15: who (3), a verb (2), baseline (4), target (3) and date (3), as a share of the objectives. */
export function completeObjectives({ context: { objectives } }: Assessed): Signal {
  const outOf = 15;
  const losses = objectives.flatMap((objective) => {
    const parts = partsOf(objective);
    return (Object.keys(parts) as (keyof typeof parts)[])
      .filter((name) => !parts[name])
      .map((name) => missingIn(objective, name, elements[name].points / objectives.length));
  });
  return {
    key: 'objectives',
    label: 'Objectives: who, verb, baseline, target, date',
    outOf,
    losses: objectives.length > 0 ? losses : [noObjectives(outOf)],
  };
}

/** 10: each objective has an activity (4), an output in numbers (3) and an indicator (3). */
export function linkedObjectives({ context: { objectives } }: Assessed): Signal {
  const outOf = 10;
  const share = (points: number) => points / objectives.length;
  const losses = objectives.flatMap((objective) =>
    lost(
      !objective.hasActivity && {
        key: `activity of objective ${objective.number}`,
        gain: share(4),
        what: `Name in the timeline the step that serves objective ${objective.number}`,
        kind: 'Name in the timeline the step that serves each objective',
        section: 'impact',
        words: `Objective ${objective.number}`,
        field: 'timeline',
      },
      objective.targets.length === 0 && missingIn(objective, 'target', share(3)),
      !objective.indicator && missingIn(objective, 'indicator', share(3)),
    ),
  );
  return {
    key: 'chain',
    label: 'Each objective has activity, output, indicator',
    outOf,
    losses: objectives.length > 0 ? losses : [noObjectives(outOf)],
  };
}

const measuring = {
  method: 'Say how results are measured and from which records',
  frequency: 'Say how often results are checked',
  owner: 'Say who checks the results',
} as const;

/** Points of the matrix, one for each of its columns, as a share of the objectives. */
export function matrixLosses({ context: { objectives } }: Assessed): Loss[] {
  if (objectives.length === 0) return [noObjectives(6)];
  const share = 1 / objectives.length;
  return objectives.flatMap((objective) => {
    const { measurement, baseline, targets, indicator } = objective;
    const columns = (Object.keys(measuring) as (keyof typeof measuring)[]).map(
      (column) =>
        !measurement[column] && {
          key: measuringNeeds[column],
          gain: share,
          what: measuring[column],
          section: 'methodology' as const,
          note: measuringNeeds[column],
          field: 'methodology',
        },
    );
    return lost(
      ...columns,
      !indicator && missingIn(objective, 'indicator', share),
      !baseline && missingIn(objective, 'baseline', share),
      targets.length === 0 && missingIn(objective, 'target', share),
    );
  });
}
