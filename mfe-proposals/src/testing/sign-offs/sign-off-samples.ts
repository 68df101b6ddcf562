import { downloadFile } from '@harambee/platform';
import type { CallOfRemote } from '@harambee/platform/testing';
import { signOffsApi } from '../../api/sign-offs.api.ts';
import { timelineApi, timelineFileAddress } from '../../api/timeline.api.ts';
import { noSignOffs, signOffOf } from './sign-offs.ts';

const { endpoints } = signOffsApi;
const hash = '3f9a07c2'.repeat(8);
const agreed = signOffOf('Juma Baraka', { state: 'agreed', hash, agreedAt: '2026-11-24T10:00:00.000Z' });
const voided = signOffOf('Amina Odhiambo', {
  ...{ state: 'voided', hash: '0'.repeat(64), agreedAt: '2026-11-23T10:00:00.000Z' },
});
const answer = {
  signOffs: {
    ...{ ...noSignOffs, hash, revision: 3, signOffs: [agreed, voided, signOffOf('Rose Njeri')] },
    voided: [
      {
        hash: '0'.repeat(64),
        places: [
          {
            label: 'Budget',
            pieces: [
              { kind: 'removed' as const, text: '5000' },
              { kind: 'added' as const, text: '6000' },
            ],
            more: 1,
          },
        ],
        more: 1,
      },
    ],
  },
};

/** A sample of each call for sign-offs and the timeline, for the contract. */
export const signOffSamples: Record<string, CallOfRemote> = {
  getSignOffs: { send: (dispatch) => dispatch(endpoints.getSignOffs.initiate('p-1')), answer },
  updateSignOffs: {
    send: (dispatch) =>
      dispatch(
        endpoints.updateSignOffs.initiate({
          ...{ id: 'p-1', revision: 2 },
          body: { signers: [{ id: 'juma', kind: 'person' }] },
        }),
      ),
    answer,
  },
  createSignOff: {
    send: (dispatch) => dispatch(endpoints.createSignOff.initiate({ id: 'p-1', hash })),
    answer,
  },
  deleteSignOff: { send: (dispatch) => dispatch(endpoints.deleteSignOff.initiate({ id: 'p-1' })), answer },
  getTimeline: {
    send: (dispatch) =>
      dispatch(timelineApi.endpoints.getTimeline.initiate({ id: 'p-1', group: 'text', by: 'juma' })),
    answer: {
      entries: [
        {
          ...{
            id: 'e1',
            at: '2026-11-24T10:00:00.000Z',
            kind: 'agreed',
            text: 'agreed with the text 3f9a 07c2',
          },
          ...{ by: { id: 'juma', name: 'Juma Baraka', kind: 'person' }, quote: 'Well done' },
        },
      ],
      nextCursor: 'next',
    },
  },
  timelineFile: {
    send: () =>
      downloadFile(timelineFileAddress({ id: 'p-1' }, 'csv'), 'timeline.csv').catch(() => undefined),
    answer: 'Time',
  },
};
