import type { SignOff, SignOffs } from '@harambee/domain/schemas';

/** A proposal that nobody must agree with. */
export const noSignOffs: SignOffs = { hash: '0'.repeat(64), signOffs: [], voided: [], revision: 0 };

export const signOffOf = (name: string, given: Partial<SignOff> = {}): SignOff => ({
  signer: { id: name.toLowerCase().replaceAll(' ', '-'), name, kind: 'person' },
  askedBy: { id: 'u-1', name: 'Wanjiru Achieng', kind: 'person' },
  askedAt: '2026-11-20T09:00:00.000Z',
  state: 'open',
  ...given,
});
