import { textEditLimits } from '@harambee/domain';
import type { Proposal, TextChangeItem } from '@harambee/domain/schemas';
import { announce, errorMessage, logFailure, showToast } from '@harambee/platform';
import { Banner, Button, Card } from '@harambee/ui';
import { ConfirmDialog, RelativeTime, SkeletonText } from '@harambee/ui/app';
import { type FormEvent, useId, useState } from 'react';
import {
  useCreateRestoredTextMutation,
  useCreateTextVersionMutation,
  useGetTextChangesInfiniteQuery,
} from '../../../api/proposal-text.api.ts';
import { changeInWords, textsOfChange } from './change-words.ts';
import { CompareWithNow } from './compare-with-now.tsx';
import { ComparedWords } from './compared-words.tsx';
import * as S from './text-changes.styles.ts';

interface TextChangesProps {
  proposal: Proposal;
  canEdit: boolean;
}

/** Who changed what of the text, and when: each step can be looked at, named and brought back (DRAFT-18). */
export function TextChanges({ proposal, canEdit }: TextChangesProps) {
  const { id, sections } = proposal;
  const list = useGetTextChangesInfiniteQuery(id);
  const [asked, setAsked] = useState<Pick<TextChangeItem, 'seq'>>();
  const [compared, setCompared] = useState<TextChangeItem>();
  const [restore, { isLoading: isRestoring }] = useCreateRestoredTextMutation();
  const changes = list.data?.pages.flatMap((page) => page.changes) ?? [];
  const bringBack = async () => {
    if (!asked) return;
    const { error } = await restore({ id, seq: asked.seq });
    if (error) {
      logFailure('Failed to bring back the text', error);
      showToast(
        `The text could not be brought back. ${errorMessage(error, 'Try again in a minute.')}`,
        'error',
      );
    } else announce('The text reads as it did then');
    setAsked(undefined);
  };
  return (
    <Card title="Changes of the text">
      {canEdit && <NameText id={id} />}
      {list.isLoading && <SkeletonText lines={4} />}
      {list.isError && changes.length === 0 && (
        <Banner
          tone="warning"
          title="We couldn’t load the changes"
          actions={<Button onClick={() => void list.refetch()}>Retry</Button>}
        >
          They are listed again once there is a connection. Nothing is lost.
        </Banner>
      )}
      {list.isSuccess && changes.length === 0 && <p>Nobody has changed the text yet.</p>}
      <S.List>
        {changes.map((change, place) => (
          <li key={change.seq}>
            <b>{change.by.name}</b> {changeInWords(change)}
            <small>
              <RelativeTime value={change.at} />
            </small>
            <ChangedWords
              texts={textsOfChange(change, changes.slice(place + 1), sections, !list.hasNextPage)}
            />
            {place > 0 && !change.isConflict && (
              <S.Steps>
                {canEdit && (
                  <S.Back
                    type="button"
                    aria-label={`Bring back the text after this: ${change.by.name} ${changeInWords(change)}`}
                    onClick={() => setAsked(change)}
                  >
                    Bring back
                  </S.Back>
                )}
                <S.Back
                  type="button"
                  aria-label={`Compare with now the text after this: ${change.by.name} ${changeInWords(change)}`}
                  onClick={() => setCompared(change)}
                >
                  Compare with now
                </S.Back>
              </S.Steps>
            )}
          </li>
        ))}
        {list.isSuccess && !list.hasNextPage && changes.length > 0 && (
          <li>
            <b>Harambee</b> wrote the text
            {canEdit && (
              <S.Back
                type="button"
                aria-label="Bring back the text as Harambee wrote it"
                onClick={() => setAsked({ seq: 0 })}
              >
                Bring back
              </S.Back>
            )}
          </li>
        )}
      </S.List>
      {list.hasNextPage && (
        <Button small wide busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Show earlier changes
        </Button>
      )}
      {compared && (
        <CompareWithNow
          step={compared}
          changes={changes}
          sections={sections}
          onEarlier={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
          isFetching={list.isFetchingNextPage}
          onClose={() => setCompared(undefined)}
        />
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title="Bring back this text?"
        text="The text will read as it did then. The changes since then stay in this list, so you can bring those back, too."
        confirmLabel="Bring back"
        busy={isRestoring}
        onConfirm={() => void bringBack()}
        onCancel={() => setAsked(undefined)}
      />
    </Card>
  );
}

/** Word by word, marked by more than color. */
function ChangedWords({ texts }: { texts: { before: string; after: string } | undefined }) {
  const [isOpen, setOpen] = useState(false);
  if (!texts) return null;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>What changed</summary>
      {isOpen && <ComparedWords {...texts} />}
    </details>
  );
}

/** Gives the text as it is now a name, under which it is kept. */
function NameText({ id }: { id: string }) {
  const field = useId();
  const [name, setName] = useState('');
  const [createVersion, { isLoading }] = useCreateTextVersionMutation();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    const { error } = await createVersion({ id, name: name.trim() });
    if (error) {
      logFailure('Failed to name the text', error);
      showToast(`The name could not be saved. ${errorMessage(error, 'Try again in a minute.')}`, 'error');
      return;
    }
    announce(`Kept as ${name.trim()}`);
    setName('');
  };
  return (
    <S.Name onSubmit={(event) => void save(event)}>
      <label htmlFor={field}>Keep the text as it is now under a name</label>
      <div>
        <input
          id={field}
          value={name}
          maxLength={textEditLimits.name}
          placeholder="Before the board met"
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" busy={isLoading} disabled={name.trim() === ''}>
          Keep
        </Button>
      </div>
    </S.Name>
  );
}
