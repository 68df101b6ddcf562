import { proposalSectionKeys, proposalSections } from '@harambee/domain';
import type { Application, ProposalTeam, SaveTeam, TaskPlace } from '@harambee/domain/schemas';
import { keyOf } from './team-with.ts';

interface PlaceValues {
  personId: string;
  dueOn: string;
}

/** The form: fields by the key of their place. */
export interface PeopleValues {
  ownerId: string;
  helperIds: string[];
  places: Record<string, PlaceValues>;
}

export interface FormPlace {
  key: string;
  label: string;
  place: TaskPlace;
}

/** Everything that can be given to somebody: the sections, the questions of the call, and what was given before. */
export function placesOf(team: ProposalTeam, application: Application | undefined) {
  const sections = proposalSectionKeys.map((section): FormPlace => {
    const place = { kind: 'section', section } as const;
    return { key: keyOf(place), label: proposalSections[section], place };
  });
  const asked = application?.callId ? application.call.questions : [];
  const questions = asked.map(({ id, text }): FormPlace => {
    const place = { kind: 'answer', questionId: id } as const;
    return { key: keyOf(place), label: text, place };
  });
  const known = new Set([...sections, ...questions].map(({ key }) => key));
  // The call does not ask them any more, or has not arrived.
  const others = team.tasks
    .map(({ place, label }) => ({ key: keyOf(place), label, place }))
    .filter(({ key }) => !known.has(key));
  return { sections, questions: [...questions, ...others] };
}

export function valuesOf(
  { ownerId, helperIds, tasks }: SaveTeam,
  places: readonly FormPlace[],
): PeopleValues {
  const given = new Map(tasks.map((task) => [keyOf(task.place), task]));
  return {
    ownerId,
    helperIds,
    places: Object.fromEntries(
      places.map(({ key }) => {
        const task = given.get(key);
        return [key, { personId: task?.personId ?? '', dueOn: task?.dueOn ?? '' }];
      }),
    ),
  };
}

/** What is saved. A place with a person or a day is a task; one that is somebody else's now is open again. */
export function teamOf(values: PeopleValues, team: ProposalTeam, places: readonly FormPlace[]): SaveTeam {
  const known = new Map(team.tasks.map((task) => [keyOf(task.place), task]));
  const tasks = places.flatMap(({ key, place }) => {
    const { personId = '', dueOn = '' } = values.places[key] ?? {};
    if (personId === '' && dueOn === '') return [];
    const task = known.get(key);
    const isDone = task?.isDone === true && task.personId === personId;
    return [{ id: task?.id ?? crypto.randomUUID(), place, personId, dueOn, isDone }];
  });
  const helperIds = values.helperIds.filter((id) => id !== values.ownerId);
  return { ownerId: values.ownerId, helperIds, tasks };
}
