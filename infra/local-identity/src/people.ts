import { createHash } from 'node:crypto';

/** A person that developers can sign in as on this machine. */
export interface Person {
  name: string;
  email: string;
  /** Whether the provider says that the address is verified. */
  verified: boolean;
}

/** A few people to choose from; developers can also type another one. */
export const samplePeople: readonly Person[] = [
  { name: 'Amani Njoroge', email: 'amani@maji.example.org', verified: true },
  { name: 'Baraka Mwangi', email: 'baraka@elimu.example.org', verified: true },
  { name: 'Zawadi Odhiambo', email: 'zawadi@afya.example.org', verified: false },
];

/** The same id for the same address, also after a restart, so that people are recognized. */
export const subjectOf = ({ email }: Person): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 21);

/** GitHub uses numbers as ids. */
export const numberOf = (person: Person): number => Number.parseInt(subjectOf(person).slice(0, 10), 16);

/** What was chosen or typed on the page: a person, `refused`, or undefined for nothing. */
export function readChoice(form: URLSearchParams): Person | 'refused' | undefined {
  if (form.get('answer') === 'refuse') return 'refused';
  const sample = form.get('person');
  if (sample !== null) return samplePeople[Number(sample)];
  const email = form.get('email')?.trim() ?? '';
  if (!email.includes('@')) return undefined;
  return { name: form.get('name')?.trim() ?? '', email, verified: form.get('verified') === 'on' };
}
