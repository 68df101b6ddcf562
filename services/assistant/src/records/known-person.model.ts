import { type KnownPerson, knownPersonSchema } from '@harambee/service-kit';
import { model } from 'mongoose';

/** The people of an organization by name, to say who has what. */
export const KnownPersonModel = model<KnownPerson>('AssistantPerson', knownPersonSchema('assistant_people'));
