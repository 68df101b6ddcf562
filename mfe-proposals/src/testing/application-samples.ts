import type { Answer } from '@harambee/domain/schemas';
import { downloadFile } from '@harambee/platform';
import type { CallOfRemote } from '@harambee/platform/testing';
import { applicationsApi } from '../api/applications.api.ts';
import { applicationAddresses } from '../application-addresses.ts';
import { applicationOf, line } from './applications.ts';

const { endpoints } = applicationsApi;
const application = applicationOf();
const answer = application.answers[1] as Answer;

/** A sample of each call about applications, for the contract. */
export const applicationSamples: Record<string, CallOfRemote> = {
  getApplication: {
    send: (dispatch) => dispatch(endpoints.getApplication.initiate('p-1')),
    answer: { application },
  },
  updateApplication: {
    send: (dispatch) => dispatch(endpoints.updateApplication.initiate({ proposalId: 'p-1', callId: 'c-1' })),
    answer: { application },
  },
  updateAnswer: {
    send: (dispatch) =>
      dispatch(
        endpoints.updateAnswer.initiate({
          proposalId: 'p-1',
          questionId: 'q2',
          revision: 2,
          body: { blocks: [line('One engineer leads it.')], start: { kind: 'nothing' }, counting: null },
        }),
      ),
    answer: { answer },
  },
  tickAnswer: {
    send: (dispatch) =>
      dispatch(
        endpoints.updateAnswer.initiate({
          proposalId: 'p-1',
          questionId: 'q2',
          revision: 2,
          body: { isTicked: true, isStarred: true },
        }),
      ),
    answer: { answer },
  },
  applicationFile: {
    send: () => downloadFile(applicationAddresses.file('p-1', 'docx'), 'a.docx').catch(() => {}),
  },
};
