import type { EventHandler } from '@harambee/service-kit';
import { mentionLetter } from '../mail/team-letters.ts';
import { type Desk, mailAbout } from '../team-mail/mail-about.ts';

/** Mails those who are mentioned in a comment (COMMENT-05). */
export const onCommentMentioned = (desk: () => Desk): EventHandler<'comment.mentioned'> => ({
  name: 'identity.on-comment-mentioned',
  events: ['comment.mentioned'],
  async handle({ id, tenantId, at, payload }) {
    const { proposalId, threadId, title, excerpt, by, userIds, guestIds } = payload;
    await mailAbout(desk(), { id, tenantId, at, proposalId }, { userIds, guestIds }, (to, origin) =>
      mentionLetter(to, origin, { by: by.name, title, excerpt, proposalId, threadId }),
    );
  },
});
