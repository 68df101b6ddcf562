import type { CommentThread, SuggestionChange } from '@harambee/domain/schemas';
import { Button, Icon, IconButton, VisuallyHidden } from '@harambee/ui';
import { RelativeTime } from '@harambee/ui/app';
import { type ReactNode, useState } from 'react';
import type { CommentScene } from '../comment-scene.ts';
import { authorName, shortened } from './thread-words.ts';
import * as S from './threads.styles.ts';

interface SuggestionViewProps {
  thread: CommentThread;
  scene: CommentScene;
  /** After the last change was decided. */
  onDecided: () => void;
}

type Decisions = { id: string; accept: boolean | null }[];

/** Other words for those of the text, to be accepted or refused one change at a time or all at once (COMMENT-08). */
export function SuggestionView({ thread, scene, onDecided }: SuggestionViewProps) {
  const { actions, mayDecide, say } = scene;
  const [busy, setBusy] = useState('');
  const changes = (thread.suggestion?.changes ?? []).toSorted((one, other) => one.start - other.start);
  const left = changes.filter(({ decision }) => !decision);
  const takeable = left.filter(({ isOutdated }) => !isOutdated);
  const decide = async (wanted: Decisions, name: string, says: string) => {
    if (busy !== '' || wanted.length === 0) return;
    setBusy(name);
    const isDone = await actions.decide(thread.id, wanted);
    setBusy('');
    if (!isDone) return;
    say(says);
    if (left.every(({ id }) => wanted.some((one) => one.id === id && one.accept !== null))) onDecided();
  };
  const all = (accept: boolean) =>
    decide(
      (accept ? takeable : left).map(({ id }) => ({ id, accept })),
      accept ? 'all' : 'none',
      accept ? 'Accepted. The text has the new words.' : 'Refused. The text stays as it is.',
    );
  return (
    <S.Suggestion>
      <p dir="auto">
        <Changed quote={thread.suggestion?.quote ?? ''} changes={changes} />
      </p>
      {changes.length > 1 && (
        <ul aria-label="Changes">
          {changes.map((change) => (
            <li key={change.id}>
              <span dir="auto">
                <ChangeWords change={change} />
                <ChangeState change={change} />
              </span>
              {mayDecide && (
                <ChangeButtons
                  change={change}
                  busy={busy}
                  onDecide={(accept, says) => void decide([{ id: change.id, accept }], change.id, says)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {changes.length === 1 && changes[0] && !(mayDecide && left.length > 0 && !changes[0].isOutdated) && (
        <div>
          <ChangeState change={changes[0]} />
          {mayDecide && (
            <ChangeButtons
              change={changes[0]}
              busy={busy}
              onDecide={(accept, says) => void decide([{ id: 'c1', accept }], 'c1', says)}
            />
          )}
        </div>
      )}
      {mayDecide && takeable.length > 0 && (
        <div>
          <Button small kind="primary" icon="check" busy={busy === 'all'} onClick={() => void all(true)}>
            {changes.length > 1 ? 'Accept all' : 'Accept'}
          </Button>
          <Button small icon="close" busy={busy === 'none'} onClick={() => void all(false)}>
            {changes.length > 1 ? 'Refuse all' : 'Refuse'}
          </Button>
        </div>
      )}
    </S.Suggestion>
  );
}

/** The words with all changes in them; decided ones read as they were decided. */
function Changed({ quote, changes }: { quote: string; changes: readonly SuggestionChange[] }) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { id, start, end, from, to, decision } of changes) {
    parts.push(quote.slice(at, start));
    if (decision) parts.push(decision.isAccepted ? to : from);
    else parts.push(<Marked key={id} from={from} to={to} />);
    at = end;
  }
  return [...parts, quote.slice(at)];
}

function Marked({ from, to }: { from: string; to: string }) {
  return (
    <>
      {from !== '' && (
        <del>
          <VisuallyHidden>removed: </VisuallyHidden>
          {from}
        </del>
      )}
      {to !== '' && (
        <ins>
          <VisuallyHidden>added: </VisuallyHidden>
          {to}
        </ins>
      )}
    </>
  );
}

const ChangeWords = ({ change: { from, to, decision } }: { change: SuggestionChange }) =>
  decision ? (
    `“${shortened(decision.isAccepted ? to || from : from || to)}” `
  ) : (
    <Marked from={shortened(from)} to={shortened(to)} />
  );

function ChangeState({ change: { decision, isOutdated } }: { change: SuggestionChange }) {
  if (decision) {
    return (
      <small>
        <Icon name={decision.isAccepted ? 'check' : 'close'} size={16} />{' '}
        {decision.isAccepted ? 'Accepted' : 'Refused'} by {authorName(decision.by.name)},{' '}
        <RelativeTime value={decision.at} />
      </small>
    );
  }
  return isOutdated ? <small> Its words have changed since, so it can only be refused.</small> : null;
}

interface ChangeButtonsProps {
  change: SuggestionChange;
  busy: string;
  onDecide: (accept: boolean | null, says: string) => void;
}

function ChangeButtons({ change, busy, onDecide }: ChangeButtonsProps) {
  const { id, from, to, decision, isOutdated } = change;
  const name = shortened(to || from, 40);
  if (decision) {
    return (
      <Button
        small
        kind="quiet"
        busy={busy === id}
        aria-label={`Undo: ${name}`}
        onClick={() => onDecide(null, 'Not decided any more.')}
      >
        Undo
      </Button>
    );
  }
  return (
    <>
      {!isOutdated && (
        <IconButton
          small
          icon="check"
          label={`Accept: ${name}`}
          onClick={() => onDecide(true, 'Accepted. The text has the new words.')}
        />
      )}
      <IconButton
        small
        icon="close"
        label={`Refuse: ${name}`}
        onClick={() => onDecide(false, 'Refused. The text stays as it is.')}
      />
    </>
  );
}
