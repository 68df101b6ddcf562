import type { StreamMessageName, StreamMessages } from '@harambee/domain/schemas';
import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { baseApi, type TagType } from '../api/base-api.ts';
import { observable } from '../browser/observable.ts';
import { connectLive, type LiveState } from './live-connection.ts';

export type { LiveState } from './live-connection.ts';

const state = observable<LiveState>('connecting');

/** How events reach this page. While it is `open`, pages can poll less often. */
export const useLiveConnection = (): LiveState => state.use();

type Listener<Name extends StreamMessageName> = (data: StreamMessages[Name]) => void;
const listeners = new Map<StreamMessageName, Set<Listener<never>>>();

/** Calls back for messages of the event stream. Returns a function that stops listening. */
export function onLiveMessage<Name extends StreamMessageName>(
  name: Name,
  listener: Listener<Name>,
): () => void {
  const own = listeners.get(name) ?? new Set();
  listeners.set(name, own);
  own.add(listener);
  return () => void own.delete(listener);
}

/** The cache tags that a message makes out of date. */
const outdated: Partial<Record<StreamMessageName, readonly TagType[]>> = {
  proposal: ['Proposal', 'ProposalStats', 'SignOffs'],
  // The words of comments move with the text.
  proposal_text: ['ProposalText', 'SignOffs', 'Comment'],
  sign_offs: ['SignOffs'],
  proposal_team: ['ProposalTeam'],
  comments: ['Comment'],
  impact: ['Impact'],
};
const everything: readonly TagType[] = [
  'Notification',
  'Proposal',
  'ProposalText',
  'ProposalTeam',
  'Comment',
  'ProposalStats',
  'Impact',
];

/** Several messages often concern the same data, which is fetched once. */
const together = 300;

/** Starts to listen, for one signed-in person. Changes from elsewhere are refetched wherever they are shown. */
export function startLive(dispatch: Dispatch<UnknownAction>): () => void {
  const tags = new Set<TagType>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasBeenOpen = false;

  const invalidate = (more: readonly TagType[]) => {
    for (const tag of more) tags.add(tag);
    timer ??= setTimeout(() => {
      timer = undefined;
      const now = [...tags];
      tags.clear();
      dispatch(baseApi.util.invalidateTags(now));
    }, together);
  };

  const stop = connectLive({
    onState: (next) => {
      if (next === state.read()) return;
      state.write(next);
      // It took a while to find out that streams do not work.
      if (next === 'polling') invalidate(['Notification']);
    },
    onMessage: (name, data) => {
      if (name === 'opened' && !(data as StreamMessages['opened']).complete) {
        // The page has just fetched what it shows; only the bell did so before the stream was open.
        invalidate(hasBeenOpen ? everything : ['Notification']);
      }
      if (name === 'opened') hasBeenOpen = true;
      const concerned = outdated[name];
      if (concerned) invalidate(concerned);
      for (const listener of listeners.get(name) ?? []) (listener as (data: unknown) => void)(data);
    },
  });
  return () => {
    clearTimeout(timer);
    stop();
    state.write('connecting');
  };
}
