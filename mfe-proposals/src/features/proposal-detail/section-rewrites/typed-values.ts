import { useUnsavedText } from '@harambee/platform';

/** What a person types for a rewrite; the same for all sections of a proposal, so that a sample is pasted once. */
export interface TypedValues {
  about: string;
  sample: string;
  tone: string;
}
export const nothingTyped: TypedValues = { about: '', sample: '', tone: '' };

export const typedName = (proposalId: string): string => `rewrite:${proposalId}`;

/** Undefined for what is none. */
export function parseTyped(content: unknown): TypedValues | undefined {
  const { about, sample, tone } = (content ?? {}) as Partial<TypedValues>;
  const isText = [about, sample, tone].every((one) => typeof one === 'string');
  return isText ? ({ about, sample, tone } as TypedValues) : undefined;
}

/** Stores what is typed in the browser, so that a reload loses nothing. */
export function StoreTyped({ proposalId, values }: { proposalId: string; values: TypedValues }) {
  useUnsavedText(typedName(proposalId), values, Object.values(values).some(Boolean));
  return null;
}
