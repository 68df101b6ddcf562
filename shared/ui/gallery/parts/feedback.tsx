import {
  Loading,
  OutboxBanner,
  RestoredBanner,
  Skeleton,
  SkeletonCards,
  SkeletonFigures,
  SkeletonRows,
  SkeletonText,
  UnsavedStatus,
} from '../../src/app.ts';
import {
  Banner,
  Button,
  EmptyState,
  ErrorState,
  LiveRegion,
  OfflinePill,
  ProgressBar,
  Snackbar,
  Spinner,
  ToastHost,
} from '../../src/index.ts';
import { type Shown, show } from '../show.tsx';
import { longText, longWord, nothing } from '../words.ts';

const retry = <Button small>Retry</Button>;
const entry = {
  id: '5d3f9a40-1111-4222-8333-944444444444',
  action: 'proposal.update',
  data: { id: 'p1' },
  timestamp: '2026-11-20T10:00:00.000Z',
  userId: 'u1',
  tenantId: 't1',
  title: 'Safe water for 14 schools',
};
const refusal = { status: 422, reason: '', details: [{ field: 'title', message: 'Title is required' }] };

/** What the app says of its work: waiting, done, failed, nothing yet. */
export const feedback: readonly Shown[] = [
  show(Banner, {
    info: { title: 'Two people are reading this proposal' },
    success: { tone: 'success', title: 'The proposal was sent' },
    warning: {
      tone: 'warning',
      title: 'This is a sample',
      children: 'You can read it but not edit it.',
      actions: retry,
    },
    error: { tone: 'error', title: 'The proposal was not saved', actions: retry },
    pending: { tone: 'pending', title: 'Waiting to be sent' },
    'long words': { title: longWord, children: longText, actions: retry },
  }),
  show(EmptyState, {
    plain: {
      picture: 'boat',
      title: 'Your first proposal starts here',
      text: 'Answer five short sections. We draft the text from your own records.',
      action: <Button kind="primary">New Proposal</Button>,
    },
    small: { picture: 'calm', title: 'No new notifications', text: 'Updates will appear here.', small: true },
    'a whole page': {
      picture: 'lost',
      title: 'Page not found',
      text: 'The address leads nowhere.',
      level: 1,
    },
    'long words': { title: longWord, text: longText },
  }),
  show(ErrorState, {
    plain: {
      title: "Proposals couldn't be loaded",
      text: 'Nothing you wrote is lost, and the other pages work as usual.',
      onRetry: nothing,
      action: <Button to="/dashboard">Go to Dashboard</Button>,
      reference: 'Reference for support: 7F3A-91C2, 10:42',
    },
    busy: { title: "Calls couldn't be loaded", onRetry: nothing, retrying: true },
    offline: {
      picture: 'offline',
      title: "You're Offline",
      text: 'This page was not opened before.',
      onRetry: nothing,
    },
    small: { title: "Badges couldn't be loaded", onRetry: nothing, small: true },
    'long words': { title: longWord, text: longText, reference: longWord },
  }),
  show(ProgressBar, {
    empty: { label: 'Uploading', value: 0 },
    part: { label: 'Drafting', value: 58, valueText: 'part 5 of 8' },
    full: { label: 'Sending', value: 100 },
    unknown: { label: 'Reading the file' },
  }),
  show(
    Spinner,
    { silent: { label: 'Loading' }, 'with words': { label: 'Loading your proposals', showLabel: true } },
    { small: true },
  ),
  show(Loading, { busy: { label: 'Loading proposals', children: <SkeletonText /> } }),
  show(Skeleton, { line: {}, block: { width: 120, height: 48 } }),
  show(SkeletonText, { three: {}, one: { lines: 1 } }),
  show(SkeletonRows, { three: {} }),
  show(SkeletonFigures, { four: {} }),
  show(SkeletonCards, { three: { count: 3, height: 120 } }),
  show(OutboxBanner, {
    queued: { entry },
    refused: { entry: { ...entry, refusal } },
    conflict: { entry: { ...entry, theirs: { revision: 3, answers: {} } } },
  }),
  show(RestoredBanner, {
    'with a time': {
      at: Date.UTC(2026, 10, 22, 17, 40),
      onDiscard: nothing,
      children: 'It is not saved yet.',
    },
    'on another page': { onContinue: nothing, onDiscard: nothing, children: longText },
  }),
  show(UnsavedStatus, { kept: {} }, { small: true }),
  show(OfflinePill, { offline: {} }, { small: true }),
  show(
    LiveRegion,
    { filled: { children: '3 proposals found' }, urgent: { assertive: true } },
    { small: true },
  ),
];

/** What appears at the edge of the window. */
export const toasts: readonly Shown[] = [
  show(
    Snackbar,
    {
      info: {
        title: 'A new version is ready',
        text: 'It is used the next time you open Harambee.',
        onClose: nothing,
      },
      'with actions': {
        title: 'Install Harambee',
        text: 'It then opens like any other app.',
        tone: 'primary',
        icon: 'download',
        actions: (
          <>
            <Button small>Not now</Button>
            <Button small kind="primary">
              Install
            </Button>
          </>
        ),
      },
      'long words': { title: longWord, text: longText, tone: 'warning', onClose: nothing },
    },
    {
      alone: true,
      around: (snackbar) => (
        <ToastHost toasts={[]} onClose={nothing}>
          {snackbar}
        </ToastHost>
      ),
    },
  ),
  show(
    ToastHost,
    {
      empty: { toasts: [], onClose: nothing },
      error: {
        toasts: [
          { id: 1, tone: 'error', message: 'The proposal was not saved', text: 'It is kept on this device.' },
        ],
        onClose: nothing,
      },
      undo: { toasts: [{ id: 2, tone: 'success', message: 'Discarded', undo: nothing }], onClose: nothing },
      action: { toasts: [{ id: 3, message: 'A colleague has changed it', action: retry }], onClose: nothing },
      'long words': {
        toasts: [
          { id: 4, tone: 'warning', message: longWord, text: longText, link: { to: '/x', label: 'Open it' } },
        ],
        onClose: nothing,
      },
    },
    { alone: true },
  ),
];
