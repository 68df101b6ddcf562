import { actionWords } from './action-kinds.ts';
import type { Action } from './action-record.schemas.ts';

/** Whoever runs the server has no account. */
const administrator = 'Your administrator';

/** The sentence of an entry, on the page and in files, without a full stop (ACTIONS-01). */
export const actionSentence = ({ kind, who, whom, to, details, unconfirmed }: Omit<Action, 'hash'>): string =>
  actionWords(
    kind,
    { who: who?.name ?? administrator, whom: whom?.name ?? '', to: to?.name ?? '' },
    details,
    unconfirmed,
  );
