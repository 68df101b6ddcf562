import type { CommentSnapshot, NotificationKind } from '@harambee/domain';
import { notificationText } from '@harambee/domain';
import type { EventHandler } from '@harambee/service-kit';
import { notify } from '../inbox/notify.ts';
import { isRecent, publish } from '../streams/publish.ts';

type Names = 'comment.added' | 'comment.mentioned' | 'comment.changed';

const textOf = (kind: Extract<NotificationKind, 'mention' | 'reply'>, comment: CommentSnapshot) =>
  notificationText(kind, { ...comment, by: comment.by.name });

/**
 * Whoever is mentioned or answered is told, once for each comment (NOTIFY-13); open pages of the organization ask for
 * the comments again (COMMENT-05).
 */
export const onCommentsChanged: EventHandler<Names> = {
  name: 'notifications.on-comments-changed',
  events: ['comment.added', 'comment.mentioned', 'comment.changed'],
  async handle({ name, tenantId, at, payload }) {
    if (name === 'comment.mentioned') {
      const { commentId, userIds, by } = payload;
      const key = `mention:${commentId}`;
      await notify({ tenantId, key, at, text: textOf('mention', payload), only: userIds, except: by.id });
      return;
    }
    if (isRecent(at))
      await publish([{ tenantId, name: 'comments', data: { proposalId: payload.proposalId } }]);
    if (name === 'comment.added' && payload.repliesTo.length > 0) {
      const { commentId, repliesTo, by } = payload;
      const key = `reply:${commentId}`;
      await notify({ tenantId, key, at, text: textOf('reply', payload), only: repliesTo, except: by.id });
    }
  },
};
