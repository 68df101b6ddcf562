import type { Member } from '@harambee/domain/schemas';

export const nameOf = ({ firstName, lastName }: Pick<Member, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();
