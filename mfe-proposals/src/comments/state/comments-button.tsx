import { formatNumber } from '@harambee/domain';
import { Button } from '@harambee/ui';
import { useComments } from './comments-context.ts';

/** Under which it gets the focus back when they are closed. */
export const commentsButtonId = 'comments-button';

/** Opens and closes the comments of the page. */
export function CommentsButton() {
  const comments = useComments();
  if (!comments) return null;
  const { threads, view, change } = comments;
  const open = threads.filter(({ resolved }) => !resolved).length;
  return (
    <Button
      small
      id={commentsButtonId}
      icon="comment"
      aria-expanded={view.isOpen}
      onClick={() => change({ isOpen: !view.isOpen, thread: undefined, draft: undefined })}
    >
      {open === 0 ? 'Comments' : open === 1 ? '1 comment' : `${formatNumber(open)} comments`}
    </Button>
  );
}

/** What draws comments is fetched when there are any, or when somebody is about to write one. */
export const areCommentsWanted = (comments: ReturnType<typeof useComments>): boolean =>
  comments !== undefined && (comments.threads.length > 0 || comments.view.isOpen || comments.view.isNear);
