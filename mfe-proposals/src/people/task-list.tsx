import type { Proposal, TeamTask } from '@harambee/domain/schemas';
import { useMay, useUser } from '@harambee/platform';
import { Button, Icon } from '@harambee/ui';
import { useId, useState } from 'react';
import { dueWords } from './due-words.ts';
import * as S from './people.styles.ts';
import { useNamed } from './persons.tsx';
import { useFinishTask } from './use-save-team.ts';
import type { ShownTeam } from './use-team.ts';

interface TaskListProps {
  proposal: Pick<Proposal, 'id' | 'title'>;
  shown: ShownTeam;
}

const noDay = '9';
const byDay = (a: TeamTask, b: TeamTask) => (a.dueOn || noDay).localeCompare(b.dueOn || noDay);

/** What is left to do, the earliest due date first; what is done waits behind a button. */
export function TaskList({ proposal, shown }: TaskListProps) {
  const { tasks } = shown.team;
  const [isAll, setAll] = useState(false);
  const open = tasks.filter(({ isDone }) => !isDone).toSorted(byDay);
  const done = tasks.filter(({ isDone }) => isDone);
  if (tasks.length === 0)
    return <S.Quiet>Nobody has a task yet. Give each section to somebody, with a day.</S.Quiet>;
  return (
    <>
      {open.length === 0 && <S.Quiet>Everything is done.</S.Quiet>}
      <S.Tasks>
        {[...open, ...(isAll ? done : [])].map((task) => (
          <TaskRow key={task.id} task={task} proposal={proposal} shown={shown} />
        ))}
      </S.Tasks>
      {done.length > 0 && (
        <S.More>
          <Button kind="quiet" small onClick={() => setAll(!isAll)} aria-expanded={isAll}>
            {isAll ? 'Hide what is done' : `Show ${done.length} done`}
          </Button>
        </S.More>
      )}
    </>
  );
}

function TaskRow({ task, proposal, shown }: TaskListProps & { task: TeamTask }) {
  const { id: self } = useUser();
  const mayAssign = useMay('proposals.assign');
  const mayFinish = useMay('tasks.finish') && (mayAssign || task.personId === self);
  const finish = useFinishTask(proposal);
  const box = useId();
  const { id, label, isDone } = task;
  return (
    <li>
      {mayFinish ? (
        <input
          id={box}
          type="checkbox"
          checked={isDone}
          aria-describedby={`${box}-who`}
          onChange={() => void finish(id, !isDone)}
        />
      ) : (
        <Icon name={isDone ? 'check-circle' : 'clock'} size={18} />
      )}
      <span>
        {mayFinish ? (
          <label htmlFor={box} dir="auto">
            {label}
          </label>
        ) : (
          <b dir="auto">{label}</b>
        )}
        <Who id={`${box}-who`} task={task} nameOf={shown.nameOf} />
      </span>
    </li>
  );
}

function Who({ id, task, nameOf }: { id: string; task: TeamTask; nameOf: ShownTeam['nameOf'] }) {
  const { personId, dueOn, isDone, hasLeft } = task;
  const name = useNamed(nameOf)(personId) ?? (hasLeft ? 'Nobody: the person has left' : 'Nobody yet');
  const due = isDone ? undefined : dueWords(dueOn);
  return (
    <small id={id}>
      <span dir="auto">{name}</span>
      {isDone && ' · done'}
      {due && (
        <>
          {' · '}
          <span data-due="" data-late={due.isLate || undefined}>
            {due.text}
          </span>
        </>
      )}
    </small>
  );
}
