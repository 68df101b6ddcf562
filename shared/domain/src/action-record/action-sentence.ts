import { actionWords } from './action-kinds.ts';
import type { Action, ActionPerson } from './action-record.schemas.ts';

/** Whoever runs the server has no account. */
const administrator = 'Your administrator';

/** Within a sentence; who did something stands at its beginning. */
const withinSentence = ({ id, name }: ActionPerson = { name: '' }): string =>
  id === undefined ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** The sentence of an entry, on the page and in files, without a full stop (ACTIONS-01). */
export const actionSentence = ({ kind, who, whom, to, details, unconfirmed }: Omit<Action, 'hash'>): string =>
  actionWords(
    kind,
    { who: who?.name ?? administrator, whom: withinSentence(whom), to: withinSentence(to) },
    details,
    unconfirmed,
  );
