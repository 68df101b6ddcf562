import { notificationText } from '@harambee/domain';
import type { EventHandler } from '@harambee/service-kit';
import { notify } from '../inbox/notify.ts';

/** The owner of an answer is reminded of its review, once; of one without an owner, everybody is (CALL-34). */
export const onAnswerReviewDue: EventHandler<'answer.review_due'> = {
  name: 'notifications.on-answer-review-due',
  events: ['answer.review_due'],
  async handle({ tenantId, at, payload: { answerId, question, reviewOn, ownerId } }) {
    await notify({
      tenantId,
      key: `answer-review:${answerId}:${reviewOn}`,
      at,
      text: notificationText('answerReview', { question }),
      ...(ownerId && { only: ownerId }),
    });
  },
};
